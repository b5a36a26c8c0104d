import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import { type AttendeeRow, findAttendee } from "../attendees/attendee-repository.ts";

/** Another person who has or had a seat in the session: one who has left can still be reported or blocked. */
export async function findOther(tx: Db, viewer: Viewer, sessionId: number, attendeeId: number): Promise<AttendeeRow> {
  const other = await findAttendee(tx, sessionId, attendeeId);
  if (!other || other.confirmedAt === null) throw new ApiError("attendee_not_found");
  if (other.keycloakId === viewer.keycloakId) throw new ApiError("not_about_yourself");
  return other;
}
