import { hasTurnBegun, isTurnOver } from "./asked-questions.ts";
import { remainingAt, type ScheduleState } from "./schedule-state.ts";
import type { Heard } from "./segment-presence.ts";

/** Whether somebody has heard a question: it is still to be asked, was asked in their presence, or was not. */
export type HearingKind = "AHEAD" | "HEARD" | "NOT_HEARD";

export interface Hearing {
  readonly kind: HearingKind;
  /** When it was asked, in milliseconds; null where it was not, or nobody knows. */
  readonly askedFrom: number | null;
  readonly askedUntil: number | null;
}

/** Of every question before the schedule starts. */
export const NOT_ASKED_YET: Hearing = { kind: "AHEAD", askedFrom: null, askedUntil: null };

interface Asked {
  readonly id: number;
  readonly attendeeId: number;
}

/** By what a question's hearing is judged. */
export interface HeardIn {
  readonly state: ScheduleState;
  readonly heard: Heard;
  /** The session is over, whatever its schedule says. */
  readonly isOver: boolean;
  /** In milliseconds. */
  readonly now: number;
}

/** By the schedule and by who was there (LS-D5). */
export function hearingOf(question: Asked, { state, heard, isOver, now }: HeardIn): Hearing {
  const index = state.timeline.findIndex((segment) => segment.questionId === question.id);
  const segment = state.timeline[index];
  const askedFrom = segment?.startedAt ?? heard.askedAt.get(question.id) ?? null;
  const times = { askedFrom, askedUntil: askedFrom === null ? null : (segment?.endedAt ?? null) };
  if (heard.questionIds.has(question.id)) return { kind: "HEARD", ...times };
  const isAhead = askedFrom === null && !isOver && isStillToCome(question, state, index, now);
  return { kind: isAhead ? "AHEAD" : "NOT_HEARD", ...times };
}

/** GUIDED: its segment lies before us, or waits to begin. FREE: the turn does, or has time left: anything may be asked in it or left out. */
function isStillToCome({ attendeeId }: Asked, state: ScheduleState, index: number, now: number): boolean {
  if (state.status === "FINISHED") return false;
  if (state.status === "IDLE") return true;
  if (state.flowMode === "GUIDED") return index >= state.currentIndex;
  const isOn = state.timeline[state.currentIndex]?.intervieweeAttendeeId === attendeeId;
  return isOn ? remainingAt(state, now) > 0 : !hasTurnBegun(state, attendeeId) && !isTurnOver(state, attendeeId);
}
