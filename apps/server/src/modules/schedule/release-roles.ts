import type { Db } from "../../platform/database/database.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import type { NewEvent } from "../events/server-event.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { type Designation, designationEvents } from "./designation.ts";
import { loadSchedule, saveDesignation } from "./schedule-repository.ts";

/** Takes all roles from a person who leaves a session. Call it with the session locked. */
export async function releaseRoles(
  tx: Db,
  session: SessionRow,
  { id, keycloakId }: Pick<AttendeeRow, "id" | "keycloakId">,
  actor: string | null,
): Promise<NewEvent[]> {
  const { designation: before } = await loadSchedule(tx, session);
  const after: Designation = {
    ...before,
    intervieweeAttendeeId: before.intervieweeAttendeeId === id ? null : before.intervieweeAttendeeId,
    interviewerKeycloakId: before.interviewerKeycloakId === keycloakId ? null : before.interviewerKeycloakId,
    spotlightKeycloakId: before.spotlightKeycloakId === keycloakId ? null : before.spotlightKeycloakId,
  };
  const events = designationEvents(session.id, before, after, actor);
  if (events.length > 0) await saveDesignation(tx, session.id, after);
  return events;
}
