"use client";
export {
  PartFill,
  type PartFillProps,
  SegmentClock,
  type SegmentClockProps,
  TimeClock,
  type TimeClockProps,
  TimeFill,
  type TimeFillProps,
  TimeWarningStatus,
  UI_STATE,
} from "./schedule.parts";
export { SessionProgress } from "./session-progress";
export { type SegmentWords, useSegmentWords } from "./use-segment-words";
