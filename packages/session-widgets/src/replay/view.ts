"use client";
export { type ReplayPane, ReplayView, type ReplayViewProps } from "./view/replay-view";
