"use client";
export { EXPIRING_SEC, OVERRUN_PART } from "./schedule.constants";
export { actionForKey, type KeyPress, ownsKeys } from "./schedule.shortcuts";
export type {
  ClockState,
  Countdown,
  FlowMode,
  Phase,
  Schedule,
  ScheduleAbilities,
  ScheduleAction,
  ScheduleAnswer,
  SchedulePort,
  ScheduleStatus,
  Segment,
  SegmentType,
} from "./schedule.types";
export { type Overlay, withOverlay } from "./schedule-overlay";
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
} from "./schedule-rules";
export {
  createScheduleStore,
  type ScheduleState,
  type ScheduleStore,
  type ScheduleStoreOptions,
} from "./schedule-store";
export { createTimeWarner, type TimeWarning } from "./time-warning";
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
} from "./use-schedule-state";
