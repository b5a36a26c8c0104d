import { extraSecOf, freeTurn } from "./plan-timeline.ts";
import type { Plan } from "./schedule-command.ts";
import { MS_PER_SECOND, nextSlot, type SegmentState, usedMsOf } from "./schedule-state.ts";

/** Least time of a turn that somebody is called to again when the session has none left. */
export const MIN_REPEATED_TURN_SEC = 60;

/**
 * The turn FREE mode appends for somebody, in the time of the session as it was before anybody lengthened it: minutes given to one turn are
 * in that turn alone. Who is called again has what the others leave.
 * @param timeline with the turn that is on at its end
 */
export function calledTurn(plan: Plan, timeline: readonly SegmentState[], attendeeId: number): SegmentState {
  const extendedSec = sum(timeline.map((one) => one.extendedSec ?? 0));
  const baseSec = plan.totalSec - extendedSec;
  const count = Math.max(1, plan.interviewees.length);
  const had = new Set(timeline.map((one) => one.intervieweeAttendeeId));
  const called = plan.interviewees.find((one) => one.attendeeId === attendeeId);
  const extraHad = extraSecOf(
    "FREE",
    baseSec,
    plan.interviewees.map((one) => (had.has(one.attendeeId) ? one : { ...one, extraPercent: 0 })),
  );
  const waiting = plan.interviewees.filter((one) => !had.has(one.attendeeId)).length;
  const share = Math.floor(baseSec / count);
  const turn = (seconds: number) => freeTurn(seconds, 1, attendeeId, nextSlot(timeline), called?.extraPercent);
  if (had.has(attendeeId)) {
    const left = plan.totalSec + extraHad - sum(timeline.map(usedSec)) - waiting * share;
    return turn(Math.min(share, Math.max(MIN_REPEATED_TURN_SEC, left)));
  }
  const taken = sum([...Map.groupBy(timeline, (one) => one.intervieweeAttendeeId).values()].map(takenSec));
  return turn(Math.min(share, Math.floor((baseSec + extraHad - taken) / Math.max(1, waiting))));
}

/** What somebody has taken of the time that is shared: no more than they were given at first, whatever they took beyond it. */
function takenSec(theirs: readonly SegmentState[]): number {
  const [first] = theirs;
  const isWholeTurn = first?.type === "TURN";
  const given = sum((isWholeTurn ? [first] : theirs).map((one) => one.durationSec - (one.extendedSec ?? 0)));
  return Math.min(given, sum(theirs.map(usedSec)));
}

const usedSec = (segment: SegmentState) => Math.ceil(usedMsOf(segment) / MS_PER_SECOND);
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
