import { MINUTE_MS, SECOND_MS } from "@hotseat/core/durations";
import { EXPIRING_SEC, OVERRUN_PART } from "./schedule.constants";
import type {
  ClockState,
  Countdown,
  Phase,
  Schedule,
  ScheduleAbilities,
  ScheduleStatus,
  Segment,
  WaitingFor,
} from "./schedule.types";

const NOTHING: ScheduleAbilities = {
  canStart: false,
  canPause: false,
  canResume: false,
  canNext: false,
  canEnd: false,
  canSeek: false,
};
const IS_UNDER_WAY: Record<ScheduleStatus, boolean> = { IDLE: false, RUNNING: true, PAUSED: true, FINISHED: false };

/** Returns the actions that the schedule allows (LS-4.11 to LS-4.15). Another module checks the person's rights. */
export function abilitiesOf(schedule: Schedule | null): ScheduleAbilities {
  if (!schedule) return NOTHING;
  // While a turn waits for its candidate, the host waits, swaps or skips (absent-candidate), and nothing else.
  if (schedule.waiting_for) return NOTHING;
  const { status, timeline } = schedule;
  const finished = status === "FINISHED";
  const onLast = isOnLast(schedule);
  return {
    canStart: status === "IDLE" && timeline.length > 0,
    canPause: status === "RUNNING",
    canResume: status === "PAUSED",
    canNext: !finished && !onLast,
    canEnd: IS_UNDER_WAY[status] && onLast,
    canSeek: !finished && timeline.length > 1,
  };
}

/** Returns true when the current turn waits for a candidate before its first question. */
export function isWaitingToBegin(schedule: Schedule | null): boolean {
  return schedule?.waiting_for !== undefined && currentSegment(schedule)?.started_at === null;
}

/** Returns the waiting time of a turn, in whole seconds. */
export function waitedSeconds({ since }: WaitingFor, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - Date.parse(since)) / SECOND_MS));
}

/** Returns the phase for a schedule (LS-4.26). */
export function phaseOf(schedule: Schedule | null): Phase {
  if (!schedule) return "waiting";
  if (schedule.status === "FINISHED") return "completed";
  if (schedule.status === "IDLE") return "introduction";
  return currentSegment(schedule)?.type === "EVALUATE" ? "evaluation" : "questions";
}

export function currentSegment(schedule: Schedule): Segment | null {
  return schedule.timeline[schedule.current_index] ?? null;
}

export function nextSegment(schedule: Schedule): Segment | null {
  return schedule.timeline[schedule.current_index + 1] ?? null;
}

export function isOnLast(schedule: Schedule): boolean {
  return schedule.current_index >= schedule.timeline.length - 1;
}

/** Returns true for a segment that does not end automatically and counts up after zero: the last one, a held one, every one in FREE. */
function countsOvertime(schedule: Schedule): boolean {
  return schedule.flow_mode === "FREE" || schedule.held || isOnLast(schedule);
}

/** Returns the seconds left at `nowMs` of the server's clock; negative is overtime. */
export function countdownRemaining({ startedAt, remainingSec }: Countdown, nowMs: number): number {
  return startedAt === null ? remainingSec : remainingSec - Math.max(0, nowMs - Date.parse(startedAt)) / SECOND_MS;
}

/** Returns the seconds left in the current segment at `nowMs` of the server's clock; negative is overtime. */
export function segmentRemaining(schedule: Schedule, nowMs: number): number {
  if (schedule.status === "FINISHED") return 0;
  const left = countdownRemaining({ startedAt: schedule.started_at, remainingSec: schedule.remaining_sec }, nowMs);
  return countsOvertime(schedule) ? left : Math.max(0, left);
}

/** Returns the elapsed part of the current segment, 0 to 1. Paused time does not count. */
export function segmentElapsedPart(schedule: Schedule, nowMs: number): number {
  const segment = currentSegment(schedule);
  if (!segment || segment.duration_sec <= 0) return 0;
  return Math.min(1, Math.max(0, 1 - segmentRemaining(schedule, nowMs) / segment.duration_sec));
}

/** Returns the seconds of a later segment: its whole length, or the rest after an interruption. */
export function plannedSeconds({ interrupted, remaining_sec, duration_sec }: Segment): number {
  return interrupted ? (remaining_sec ?? 0) : duration_sec;
}

function secondsFrom(schedule: Schedule, nowMs: number, counts: (segment: Segment) => boolean): number {
  const later = schedule.timeline.slice(schedule.current_index + 1).filter(counts);
  const now = Math.max(0, segmentRemaining(schedule, nowMs));
  return later.reduce((sum, segment) => sum + plannedSeconds(segment), now);
}

/** Returns the seconds left of the current turn, from now to the end of its last segment. */
export function turnRemaining(schedule: Schedule, nowMs: number): number {
  const slot = currentSegment(schedule)?.slot_index ?? null;
  return secondsFrom(schedule, nowMs, (segment) => segment.slot_index === slot);
}

/**
 * Returns the end of the current turn, in milliseconds, rounded down to the minute; while held or paused it moves on. Every time of
 * day is rounded down: with other rounding in one place, one moment would have two times on the same screen. The time is first
 * rounded to the second, because its fractions differ between two reads.
 */
export function turnEndsAt(schedule: Schedule, nowMs: number): number {
  return minuteAfter(turnRemaining(schedule, nowMs), nowMs);
}

/** Returns the end of the current segment, rounded in the same way. */
export function segmentEndsAt(schedule: Schedule, nowMs: number): number {
  return minuteAfter(segmentRemaining(schedule, nowMs), nowMs);
}

/** Returns the start of a person's next turn, rounded in the same way; null when none is planned, and before the schedule starts. */
export function turnStartsAt(schedule: Schedule, attendeeId: number, nowMs: number): number | null {
  if (!IS_UNDER_WAY[schedule.status]) return null;
  const later = schedule.timeline.slice(schedule.current_index + 1);
  const place = later.findIndex((segment) => segment.interviewee_attendee_id === attendeeId);
  if (place < 0) return null;
  const before = new Set(later.slice(0, place));
  return minuteAfter(
    secondsFrom(schedule, nowMs, (segment) => before.has(segment)),
    nowMs,
  );
}

function minuteAfter(seconds: number, nowMs: number): number {
  const endMs = Math.round(nowMs / SECOND_MS + seconds) * SECOND_MS;
  return endMs - (endMs % MINUTE_MS);
}

/**
 * Returns the seconds left of the whole schedule. In FREE later turns are not in the timeline: the result is the session's length
 * without the turns so far.
 * @param sessionSec the session's length in seconds; without it only the current turn counts in FREE
 */
export function sessionRemaining(schedule: Schedule, nowMs: number, sessionSec: number | null = null): number {
  if (schedule.status === "FINISHED") return 0;
  if (schedule.flow_mode === "GUIDED" || sessionSec === null) return secondsFrom(schedule, nowMs, () => true);
  const past = schedule.timeline.slice(0, schedule.current_index);
  const pastSec = past.reduce((sum, { duration_sec, remaining_sec }) => sum + duration_sec - (remaining_sec ?? 0), 0);
  const nowSec = (currentSegment(schedule)?.duration_sec ?? 0) - segmentRemaining(schedule, nowMs);
  return Math.max(0, sessionSec - pastSec - nowSec);
}

/** Returns the elapsed part of the whole session, 0 to 1; overtime of the current segment does not count. */
export function sessionElapsedPart(schedule: Schedule, nowMs: number): number {
  if (schedule.status === "FINISHED") return 1;
  const whole = schedule.timeline.reduce((sum, segment) => sum + segment.duration_sec, 0);
  return whole <= 0 ? 0 : Math.min(1, Math.max(0, 1 - sessionRemaining(schedule, nowMs) / whole));
}

export function isExpiring(remainingSec: number): boolean {
  return remainingSec <= EXPIRING_SEC;
}

/** Returns true when less than a fifth of a session under way is left. */
export function isOverrunning(schedule: Schedule, nowMs: number): boolean {
  const whole = schedule.timeline.reduce((sum, segment) => sum + segment.duration_sec, 0);
  return IS_UNDER_WAY[schedule.status] && sessionRemaining(schedule, nowMs) < whole * OVERRUN_PART;
}

/** Returns the state of the current segment's clock; overtime takes precedence over everything but a pause. */
export function clockStateOf(schedule: Schedule, remainingSec: number): ClockState {
  if (schedule.status === "PAUSED") return "paused";
  if (remainingSec < 0) return "over";
  if (schedule.held) return "hold";
  return schedule.status === "RUNNING" && isExpiring(remainingSec) ? "expiring" : "running";
}

/** Returns whole seconds for a clock: 0:01 until the last second is over, then +0:01 after a full second. */
export function shownSeconds(remainingSec: number): number {
  return remainingSec >= 0 ? Math.ceil(remainingSec) : Math.floor(-remainingSec);
}

/** Returns the segments of one turn, in order. */
export function segmentsOfTurn(schedule: Schedule, slotIndex: number | null): Segment[] {
  return schedule.timeline.filter((segment) => segment.slot_index === slotIndex);
}

/** Returns the first segment after the current turn: another person's turn, or the debrief. */
export function afterThisTurn(schedule: Schedule): Segment | null {
  const slot = currentSegment(schedule)?.slot_index ?? null;
  return schedule.timeline.slice(schedule.current_index + 1).find((segment) => segment.slot_index !== slot) ?? null;
}

/** Returns the number of a QUESTION segment among its turn's questions, from 1. */
export function questionNumber(schedule: Schedule, segment: Segment): number {
  const questions = segmentsOfTurn(schedule, segment.slot_index).filter((other) => other.type === "QUESTION");
  return questions.findIndex((other) => other.id === segment.id) + 1;
}
