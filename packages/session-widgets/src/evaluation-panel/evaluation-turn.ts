import type { Schedule } from "../schedule/headless";

/** A turn comes to its rating with its EVALUATE segment; in FREE with the turn itself, at the end with every turn. */
export function turnHasReachedRating(schedule: Schedule, attendeeId: number): boolean {
  if (schedule.status === "IDLE") return false;
  const reached = schedule.status === "FINISHED" ? schedule.timeline.length : schedule.current_index + 1;
  return schedule.timeline
    .slice(0, reached)
    .some(
      (segment) =>
        segment.interviewee_attendee_id === attendeeId && (segment.type === "EVALUATE" || segment.type === "TURN"),
    );
}
