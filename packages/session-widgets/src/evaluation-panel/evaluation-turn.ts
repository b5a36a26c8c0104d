import { isExpiring, type Schedule, type Segment, segmentRemaining } from "../schedule/headless";

const RATED_IN: readonly Segment["type"][] = ["EVALUATE", "TURN"];
const ratedOf = (segments: readonly Segment[], attendeeId: number) =>
  segments.find(
    ({ interviewee_attendee_id, type }) => interviewee_attendee_id === attendeeId && RATED_IN.includes(type),
  );

/** The segments that have begun. */
function reached({ status, current_index, timeline }: Schedule): readonly Segment[] {
  if (status === "IDLE") return [];
  return status === "FINISHED" ? timeline : timeline.slice(0, current_index + 1);
}

/** Where the pillars may be rated: from a turn's EVALUATE segment on; in FREE from the turn's start; at the end in every turn. */
export function turnHasReachedRating(schedule: Schedule, attendeeId: number): boolean {
  return ratedOf(reached(schedule), attendeeId) !== undefined;
}

/**
 * When the rating is asked for: after the turn (decisions.md, Evaluation). In GUIDED that is its EVALUATE segment; a FREE turn has none
 * and is at its end when its time is expiring or over, or when the next one has begun.
 * @param nowMs the server's clock, in milliseconds
 */
export function ratingIsDue(schedule: Schedule, attendeeId: number, nowMs: number): boolean {
  const rated = ratedOf(reached(schedule), attendeeId);
  if (rated?.type !== "TURN" || schedule.status === "FINISHED") return rated !== undefined;
  return rated !== schedule.timeline[schedule.current_index] || isExpiring(segmentRemaining(schedule, nowMs));
}
