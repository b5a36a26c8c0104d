"use client";
export { controlBarAttributes } from "./control-bar.attributes";
export type { ControlBarViewProps, DeviceTool, Timing, Toggle, ViewTools } from "./control-bar.types";
export {
  type BarSentence,
  barSentence,
  furtherInterviewee,
  type HotSeatCandidate,
  type NextStep,
  nextStep,
  turnEndsAt,
} from "./control-bar-rules";
