"use client";
export { turnEndsAt } from "../schedule/headless";
export { controlBarAttributes } from "./control-bar.attributes";
export type { ControlBarViewProps, DeviceTool, Timing, Toggle, ViewTools } from "./control-bar.types";
export {
  type BarSentence,
  barSentence,
  type CallChoice,
  furtherInterviewee,
  type HotSeatCandidate,
  type NextStep,
  nextStep,
} from "./control-bar-rules";
export type { PressProps, SinglePressProps, TimingControls } from "./timing-controls";
export { type BarToggle, type ControlBarModel, type ControlBarOptions, useControlBar } from "./use-control-bar";
