import { currentSegment, isExpiring, type Schedule, type Segment, segmentRemaining } from "../../schedule/headless";

const RATED_IN: readonly Segment["type"][] = ["EVALUATE", "TURN"];
const hasBegun = ({ started_at }: Segment) => started_at !== null;

/**
 * The part of a person's turn in which they are rated, once it is open: when it has begun, or when it is behind in a turn that did begin.
 * A turn that was passed over is none, as for the server; nor is the part of a FREE turn that goes on in GUIDED.
 */
function ratedIn(schedule: Schedule, attendeeId: number): Segment | undefined {
  const { status, current_index, timeline } = schedule;
  const theirs = timeline.filter(({ interviewee_attendee_id }) => interviewee_attendee_id === attendeeId);
  if (status === "IDLE" || !theirs.some(hasBegun)) return undefined;
  const isBehind = (segment: Segment) => status === "FINISHED" || timeline.indexOf(segment) < current_index;
  const goesOn = ({ type, slot_index }: Segment) =>
    type === "TURN" &&
    status !== "FINISHED" &&
    theirs.some((other) => other.slot_index === slot_index && other.type !== "TURN" && !isBehind(other));
  return theirs.find(
    (segment) => RATED_IN.includes(segment.type) && (hasBegun(segment) || isBehind(segment)) && !goesOn(segment),
  );
}

/** Where the pillars may be rated: from a turn's EVALUATE segment on; in FREE from the turn's start; at the end in every turn that began. */
export function turnHasReachedRating(schedule: Schedule, attendeeId: number): boolean {
  return ratedIn(schedule, attendeeId) !== undefined;
}

/** In FREE: whether the turn of theirs is over, because the next person was called or all turns were ended. */
export function turnLiesBehind(schedule: Schedule, attendeeId: number): boolean {
  const turn = ratedIn(schedule, attendeeId);
  if (turn?.type !== "TURN") return false;
  return schedule.status === "FINISHED" || turn !== schedule.timeline[schedule.current_index];
}

/**
 * When the rating is asked for: after the turn (LS-D5.5). In GUIDED that is its EVALUATE segment; a FREE turn has none
 * and is at its end when its time is expiring or over, or when the next one has begun.
 * @param nowMs the server's clock, in milliseconds
 */
export function ratingIsDue(schedule: Schedule, attendeeId: number, nowMs: number): boolean {
  const rated = ratedIn(schedule, attendeeId);
  if (rated?.type !== "TURN" || schedule.status === "FINISHED") return rated !== undefined;
  return turnLiesBehind(schedule, attendeeId) || isExpiring(segmentRemaining(schedule, nowMs));
}

/** In FREE: whether the turn of theirs that is on has time left, in which any question may still be asked. */
export function mayStillBeAsked(schedule: Schedule, attendeeId: number, nowMs: number): boolean {
  const current = currentSegment(schedule);
  if (schedule.flow_mode !== "FREE" || current?.interviewee_attendee_id !== attendeeId) return true;
  return segmentRemaining(schedule, nowMs) > 0;
}
