import type { ScheduleState, SegmentState, SegmentType } from "./schedule-state.ts";

/** Segments whose end is the end of a turn: the evaluation in GUIDED, the whole of it in FREE. */
const LAST_OF_A_TURN: ReadonlySet<SegmentType> = new Set(["EVALUATE", "TURN"]);

const isTheirs = (attendeeId: number) => (segment: SegmentState) => segment.intervieweeAttendeeId === attendeeId;

/**
 * Whether a person has completed a turn: its last segment ran and has ended, or the schedule is finished. A turn that
 * was jumped over does not count. A completed turn stays completed when another one follows.
 */
export function isTurnOver(state: ScheduleState, attendeeId: number): boolean {
  const theirs = state.timeline.filter(isTheirs(attendeeId));
  if (state.status === "FINISHED") return theirs.some(({ startedAt }) => startedAt !== null);
  return theirs.some(({ type, endedAt }) => LAST_OF_A_TURN.has(type) && endedAt !== null);
}

/** Whether a person has had a turn, or is having it. A turn that was passed over or never reached does not count. */
export function hasTurnBegun(state: ScheduleState, attendeeId: number): boolean {
  return state.timeline.some((one) => isTheirs(attendeeId)(one) && one.startedAt !== null);
}

/** Whether a candidate has been asked a question: its segment has begun, or a FREE turn of theirs, which has them all, has ended. */
export function wasAsked(state: ScheduleState, attendeeId: number, questionId: number): boolean {
  return state.timeline.some(
    (one) =>
      (one.questionId === questionId && one.startedAt !== null) ||
      (isTheirs(attendeeId)(one) && one.type === "TURN" && one.endedAt !== null),
  );
}

/** The begin and end of a person's turn, as far as they have happened. */
export function turnTimes(
  state: ScheduleState,
  attendeeId: number,
): { readonly startedAt: number | null; readonly endedAt: number | null } {
  const segments = state.timeline.filter(isTheirs(attendeeId));
  const moments = (pick: (segment: SegmentState) => number | null) =>
    segments.map(pick).filter((moment) => moment !== null);
  const [starts, ends] = [moments((segment) => segment.startedAt), moments((segment) => segment.endedAt)];
  return {
    startedAt: starts.length > 0 ? Math.min(...starts) : null,
    endedAt: isTurnOver(state, attendeeId) && ends.length > 0 ? Math.max(...ends) : null,
  };
}
