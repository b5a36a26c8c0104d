"use client";
export { turnEndsAt } from "../schedule/headless";
export { controlBarAttributes } from "./control-bar.attributes";
export type { ControlBarViewProps, DeviceTool, Timing, Toggle, ViewTools } from "./control-bar.types";
export {
  type BarSentence,
  barSentence,
  furtherInterviewee,
  type HotSeatCandidate,
  type NextStep,
  nextStep,
} from "./control-bar-rules";
