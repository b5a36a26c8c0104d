import type { Observed } from "../src/behaviour/turns.ts";

export const CHIARA = { attendeeId: 11, keycloakId: "chiara" };
export const BEN = { attendeeId: 12, keycloakId: "ben" };

/** A guided session of two: Chiara's turn (0, 1), Ben's (2, 3), the debrief (4). */
export function sessionState(options: {
  index: number;
  interviewee: { attendeeId: number; keycloakId: string } | null;
  status?: Observed["schedule"]["status"];
}): Observed {
  const { index, interviewee, status = "RUNNING" } = options;
  return {
    session_status: "IN_PROGRESS",
    schedule: {
      status,
      current_index: index,
      timeline: [
        { type: "QUESTION", interviewee_attendee_id: CHIARA.attendeeId },
        { type: "EVALUATE", interviewee_attendee_id: CHIARA.attendeeId },
        { type: "QUESTION", interviewee_attendee_id: BEN.attendeeId },
        { type: "EVALUATE", interviewee_attendee_id: BEN.attendeeId },
        { type: "DEBRIEF", interviewee_attendee_id: null },
      ],
    },
    designations: { interviewee },
    present: [CHIARA.keycloakId, BEN.keycloakId],
  };
}
