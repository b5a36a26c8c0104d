import type { AgendaLine, DetailedSession } from "./session-detail.types";

/** The result for a person after a session: the feedback on their turn, or only their evaluations of others. */
export type Afterwards = "feedback" | "evaluations";

/** Returns null when the session is not completed, or when the person only observed. Feedback exists for a turn that took place. */
export function afterwardsOf(
  session: Pick<DetailedSession, "status" | "userRole" | "my_status" | "my_attendee_id" | "agenda">,
): Afterwards | null {
  if (session.status !== "COMPLETED" || session.my_status !== "CONFIRMED" || session.userRole === "observer")
    return null;
  const isMine = (line: AgendaLine) => line.kind === "TURN" && line.attendee_id === session.my_attendee_id;
  return session.agenda.some((line) => isMine(line) && line.has_begun) ? "feedback" : "evaluations";
}
