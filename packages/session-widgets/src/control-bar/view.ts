"use client";
export type { ControlBarViewProps, DeviceTool, Timing, Toggle, ViewTools } from "./headless/control-bar.types";
export { BarSentenceLine, type SentenceProps } from "./view/control-bar-sentence";
export { ControlBarView } from "./view/control-bar-view";
