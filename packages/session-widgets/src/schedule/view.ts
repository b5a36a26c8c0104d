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
} from "./view/schedule.parts";
export { SessionProgress } from "./view/session-progress";
export { type SegmentWords, useSegmentWords } from "./view/use-segment-words";
