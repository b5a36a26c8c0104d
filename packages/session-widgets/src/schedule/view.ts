"use client";
export { reportScheduleFailure } from "./report-failure";
export {
  SegmentClock,
  type SegmentClockProps,
  TimeFill,
  type TimeFillProps,
  TimeWarningStatus,
} from "./schedule.parts";
export { type SegmentWords, useSegmentWords } from "./use-segment-words";
