import type { Db } from "../../platform/database/database.ts";
import { changeRoom, type SessionRow } from "../sessions/session-repository.ts";
import { type AttendeeRow, updateAttendee } from "./attendee-repository.ts";

/**
 * Moves everybody else to another video room if this person may hold a token of the current one: a token outlives its
 * seat, also when the person left by themself. A repeated call for the same person moves nobody, until they get a token
 * again. Call it with the session locked, for a person without a place, and `leaveRoom` after the commit.
 */
export async function excludeFromRoom(
  tx: Db,
  session: SessionRow,
  person: AttendeeRow,
  now: Date,
): Promise<AttendeeRow> {
  if (person.callConnectionId === null || session.status !== "IN_PROGRESS") return person;
  await changeRoom(tx, session, now);
  return updateAttendee(tx, person.id, { callConnectionId: null });
}
