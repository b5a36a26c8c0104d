import type { ScheduleState, SegmentState } from "./schedule-state.ts";

/** Whether a person's turn has had its end: the schedule went past its last segment, or is finished. */
export function isTurnOver(state: ScheduleState, attendeeId: number): boolean {
  const last = state.timeline.findLastIndex((segment) => segment.intervieweeAttendeeId === attendeeId);
  if (last === -1) return false;
  return state.status === "FINISHED" || (state.status !== "IDLE" && state.currentIndex > last);
}

/** Whether a person has had a turn, or is having it: one that was passed over, or never came, is none. */
export function hasTurnBegun(state: ScheduleState, attendeeId: number): boolean {
  return state.timeline.some((one) => one.intervieweeAttendeeId === attendeeId && one.startedAt !== null);
}

/** Whether a candidate has been asked a question: its segment has begun, or their turn is over. */
export function askedOf(state: ScheduleState, attendeeId: number, questionId: number): boolean {
  return (
    isTurnOver(state, attendeeId) ||
    state.timeline.some((segment) => segment.questionId === questionId && segment.startedAt !== null)
  );
}

/** When a person's turn began and ended, as far as it has. */
export function turnTimes(
  state: ScheduleState,
  attendeeId: number,
): { readonly startedAt: number | null; readonly endedAt: number | null } {
  const segments = state.timeline.filter((segment) => segment.intervieweeAttendeeId === attendeeId);
  const moments = (pick: (segment: SegmentState) => number | null) =>
    segments.map(pick).filter((moment) => moment !== null);
  const [starts, ends] = [moments((segment) => segment.startedAt), moments((segment) => segment.endedAt)];
  return {
    startedAt: starts.length > 0 ? Math.min(...starts) : null,
    endedAt: isTurnOver(state, attendeeId) && ends.length > 0 ? Math.max(...ends) : null,
  };
}
