"use client";
export { EXPIRING_SEC, OVERRUN_PART } from "./schedule.constants";
export type {
  ClockState,
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
  SecondSource,
  ServerClock,
  Timer,
} from "./schedule.types";
export {
  abilitiesOf,
  afterThisTurn,
  clockStateOf,
  countsOvertime,
  currentSegment,
  isExpiring,
  isOnLast,
  isOverrunning,
  nextSegment,
  phaseOf,
  questionNumber,
  segmentElapsedPart,
  segmentRemaining,
  segmentsOfTurn,
  sessionRemaining,
  shownSeconds,
  turnRemaining,
} from "./schedule-rules";
export { createSecondSource, fixedSecond } from "./second-source";
export { createScheduleStore, type ScheduleState, type ScheduleStore, type ScheduleStoreOptions } from "./schedule-store";
export { type Overlay, withOverlay } from "./schedule-overlay";
export { actionForKey, type KeyPress, ownsKeys, SCHEDULE_SHORTCUTS } from "./schedule.shortcuts";
export { createTimeWarner, type TimeWarning } from "./time-warning";
export {
  type ScheduleShortcutsOptions,
  useEverySecond,
  useFromTime,
  useScheduleShortcuts,
  useScheduleState,
  useSegmentRemaining,
  useTimeWarning,
  useTimeWidth,
} from "./use-schedule-state";
