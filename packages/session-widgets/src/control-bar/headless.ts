"use client";
export type { ControlBarViewProps, DeviceTool, Timing, Toggle, ViewTools } from "./headless/control-bar.types";
export {
  type BarSentence,
  barSentence,
  type CallChoice,
  furtherInterviewee,
  type HotSeatCandidate,
  type NextStep,
  nextStep,
} from "./headless/control-bar-rules";
export type { PressProps, SinglePressProps, TimingControls } from "./headless/timing-controls";
export {
  type BarToggle,
  type ControlBarModel,
  type ControlBarOptions,
  useControlBar,
} from "./headless/use-control-bar";
