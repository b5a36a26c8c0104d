import type { Db } from "../../platform/database/database.ts";
import { changeRoom, type SessionRow } from "../sessions/session-repository.ts";
import { type AttendeeRow, updateAttendee } from "./attendee-repository.ts";

/**
 * Gives everybody else another video room if this person may hold a token for the one in use: a token outlives the seat it was made
 * for, whoever gave the seat up. Asked again for the same person it moves nobody, until they are given a token again. Call it with the
 * session locked, for somebody without a place, and `leaveRoom` after the commit.
 */
export async function shutOut(tx: Db, session: SessionRow, person: AttendeeRow, now: Date): Promise<AttendeeRow> {
  if (person.callConnectionId === null || session.status !== "IN_PROGRESS") return person;
  await changeRoom(tx, session, now);
  return updateAttendee(tx, person.id, { callConnectionId: null });
}
