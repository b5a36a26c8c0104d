import { extraSecOf, freeTurn } from "./plan-timeline.ts";
import type { Plan } from "./schedule-command.ts";
import { MS_PER_SECOND, nextSlot, type SegmentState, usedMsOf } from "./schedule-state.ts";

/** Seconds, the least length of a turn for a person who is called again when no time is left. */
const MIN_REPEATED_TURN_SEC = 60;

/**
 * The turn that FREE mode appends for a person. It is a share of the session's time before any extension: minutes added
 * to one turn stay in that turn. A person called again gets what the others leave.
 * @param timeline with the current turn at its end
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

/**
 * The seconds a person has used of the shared time: at most what they were given at first, whatever they used beyond
 * it.
 */
function takenSec(theirs: readonly SegmentState[]): number {
  const [first] = theirs;
  const isWholeTurn = first?.type === "TURN";
  const given = sum((isWholeTurn ? [first] : theirs).map((one) => one.durationSec - (one.extendedSec ?? 0)));
  return Math.min(given, sum(theirs.map(usedSec)));
}

const usedSec = (segment: SegmentState) => Math.ceil(usedMsOf(segment) / MS_PER_SECOND);
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
