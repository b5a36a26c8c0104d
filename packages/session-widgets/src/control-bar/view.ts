"use client";
export type { ControlBarViewProps, DeviceTool, Timing, Toggle, ViewTools } from "./control-bar.types";
export { BarSentenceLine, type SentenceProps } from "./control-bar-sentence";
export { ControlBarView } from "./control-bar-view";
