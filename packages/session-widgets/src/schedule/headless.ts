"use client";
export { EXPIRING_SEC, OVERRUN_PART } from "./headless/schedule.constants";
export { actionForKey, type KeyPress, ownsKeys } from "./headless/schedule.shortcuts";
export type {
  ClockState,
  Countdown,
  FlowMode,
  Phase,
  Schedule,
  ScheduleAbilities,
  ScheduleAction,
  SchedulePort,
  ScheduleReply,
  ScheduleStatus,
  Segment,
  SegmentType,
} from "./headless/schedule.types";
export { type Overlay, withOverlay } from "./headless/schedule-overlay";
export {
  abilitiesOf,
  afterThisTurn,
  clockStateOf,
  countdownRemaining,
  countsOvertime,
  currentSegment,
  isExpiring,
  isOnLast,
  isOverrunning,
  nextSegment,
  phaseOf,
  plannedSeconds,
  questionNumber,
  segmentElapsedPart,
  segmentRemaining,
  segmentsOfTurn,
  sessionElapsedPart,
  sessionRemaining,
  shownSeconds,
  turnEndsAt,
  turnRemaining,
  turnStartsAt,
  waitedSeconds,
  waitsToBegin,
} from "./headless/schedule-rules";
export {
  createScheduleStore,
  type ScheduleState,
  type ScheduleStore,
  type ScheduleStoreOptions,
} from "./headless/schedule-store";
export { createTimeWarner, type TimeWarning } from "./headless/time-warning";
export {
  type ScheduleShortcutsOptions,
  useEverySecond,
  useFillFollowing,
  useFromTime,
  useScheduleShortcuts,
  useScheduleState,
  useScheduleStateAfter,
  useSegmentRemaining,
  useTextFollowing,
  useTimeFill,
  useTimeWarning,
} from "./headless/use-schedule-state";
