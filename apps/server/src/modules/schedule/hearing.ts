import { hasTurnBegun, isTurnOver } from "./asked-questions.ts";
import { remainingAt, type ScheduleState } from "./schedule-state.ts";
import type { Heard } from "./segment-presence.ts";

/** Whether a person heard a question: it is still to be asked, was asked while they were present, or was not. */
export type HearingKind = "AHEAD" | "HEARD" | "NOT_HEARD";

export interface Hearing {
  readonly kind: HearingKind;
  /** When it was asked, in milliseconds; null where it was not asked or the time is unknown. */
  readonly askedFrom: number | null;
  readonly askedUntil: number | null;
}

/** Of every question before the schedule starts. */
export const NOT_ASKED_YET: Hearing = { kind: "AHEAD", askedFrom: null, askedUntil: null };

interface Asked {
  readonly id: number;
  readonly attendeeId: number;
}

/** The facts that decide whether a question was heard. */
export interface HeardIn {
  readonly state: ScheduleState;
  readonly heard: Heard;
  /** The session is over, whatever the schedule's status. */
  readonly isOver: boolean;
  /** In milliseconds. */
  readonly now: number;
}

/** Decided by the schedule and by presence (LS-D5.7). */
export function hearingOf(question: Asked, { state, heard, isOver, now }: HeardIn): Hearing {
  const index = state.timeline.findIndex((segment) => segment.questionId === question.id);
  const segment = state.timeline[index];
  const askedFrom = segment?.startedAt ?? heard.askedAt.get(question.id) ?? null;
  const times = { askedFrom, askedUntil: askedFrom === null ? null : (segment?.endedAt ?? null) };
  if (heard.questionIds.has(question.id)) return { kind: "HEARD", ...times };
  const isAhead = askedFrom === null && !isOver && isStillToCome(question, state, index, now);
  return { kind: isAhead ? "AHEAD" : "NOT_HEARD", ...times };
}

/**
 * GUIDED: its segment is still to come, or waits to begin. FREE: the turn is still to come, or has time left, in which
 * any question may be asked.
 */
function isStillToCome({ attendeeId }: Asked, state: ScheduleState, index: number, now: number): boolean {
  if (state.status === "FINISHED") return false;
  if (state.status === "IDLE") return true;
  if (state.flowMode === "GUIDED") return index >= state.currentIndex;
  const isOn = state.timeline[state.currentIndex]?.intervieweeAttendeeId === attendeeId;
  return isOn ? remainingAt(state, now) > 0 : !hasTurnBegun(state, attendeeId) && !isTurnOver(state, attendeeId);
}
