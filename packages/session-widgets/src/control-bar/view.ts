"use client";
export { BarSentenceLine, type SentenceProps } from "./control-bar-sentence";
export { ControlBarView } from "./control-bar-view";
export type { ControlBarViewProps, DeviceTool, Timing, Toggle } from "./control-bar.types";
