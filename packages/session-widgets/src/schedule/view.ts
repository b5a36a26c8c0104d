"use client";
export { SegmentClock, type SegmentClockProps, TimeFill, type TimeFillProps, TimeWarningStatus } from "./schedule.parts";
export { type SegmentWords, useSegmentWords } from "./use-segment-words";
export { reportScheduleFailure } from "./report-failure";
