"use client";

export { WaitingView, type WaitingViewProps } from "./waiting-view";
