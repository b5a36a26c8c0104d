"use client";
export type { KeyPress } from "./headless/schedule.shortcuts";
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
export type { Overlay } from "./headless/schedule-overlay";
export {
  abilitiesOf,
  afterThisTurn,
  clockStateOf,
  countdownRemaining,
  currentSegment,
  isExpiring,
  isWaitingToBegin,
  nextSegment,
  phaseOf,
  questionNumber,
  segmentElapsedPart,
  segmentEndsAt,
  segmentRemaining,
  segmentsOfTurn,
  sessionElapsedPart,
  sessionRemaining,
  shownSeconds,
  turnEndsAt,
  turnRemaining,
  turnStartsAt,
  waitedSeconds,
} from "./headless/schedule-rules";
export {
  createScheduleStore,
  type ScheduleState,
  type ScheduleStore,
  type ScheduleStoreOptions,
} from "./headless/schedule-store";
export type { TimeWarning } from "./headless/time-warning";
export {
  type ScheduleShortcutsOptions,
  useEverySecond,
  useFromTime,
  useScheduleShortcuts,
  useScheduleState,
  useScheduleStateAfter,
  useTextFollowing,
  useTimeWarning,
} from "./headless/use-schedule-state";
