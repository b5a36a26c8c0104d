import type { Segment, SessionState } from "@hotseat/api-client/types";

/** The fields of a session's state that the partner reads. */
export interface Observed extends Pick<SessionState, "session_status" | "present"> {
  readonly designations: Pick<SessionState["designations"], "interviewee">;
  readonly schedule: Pick<SessionState["schedule"], "status" | "current_index"> & {
    readonly timeline: ReadonlyArray<Pick<Segment, "type" | "interviewee_attendee_id">>;
  };
}

/**
 * Attendees whose turn is over, its EVALUATE included: the schedule is past it, or at its end, or the session is over.
 */
export function turnsOver({ schedule, session_status }: Pick<Observed, "schedule" | "session_status">): number[] {
  const ended = session_status === "COMPLETED" || schedule.status === "FINISHED";
  const { timeline, current_index } = schedule;
  const people = new Set(timeline.map((segment) => segment.interviewee_attendee_id).filter((id) => id !== null));
  return [...people].filter(
    (id) =>
      ended || timeline.every((segment, index) => segment.interviewee_attendee_id !== id || index < current_index),
  );
}

/** Whether a person is to speak: it is their turn, the clock runs, and the evaluation has not begun. */
export function isHeard({ status, timeline, current_index }: Observed["schedule"]): boolean {
  return status === "RUNNING" && timeline[current_index]?.type !== "EVALUATE";
}
