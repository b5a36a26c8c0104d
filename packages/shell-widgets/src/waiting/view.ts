"use client";

export type { WaitingContent, WaitingRegistration } from "./waiting.types";
export { WaitingView, type WaitingViewProps } from "./waiting-view";
