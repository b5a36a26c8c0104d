import type { Db } from "../../deps.ts";
import type { NewEvent } from "../../ledger/ledger.ts";
import { type AttendeeRow, updateAttendee } from "../attendees/attendee-repository.ts";
import { placeEvent } from "./invitation-events.ts";
import { unbindPending } from "./invitation-repository.ts";

/**
 * Takes an invited person's place away and leaves the invitation open, as one to an address that nobody has: who leads the session
 * is told nothing. Call it with the session locked.
 */
export async function unplaceInvited(tx: Db, place: AttendeeRow): Promise<NewEvent[]> {
  await updateAttendee(tx, place.id, { status: "CANCELLED" });
  const unbound = await unbindPending(tx, place.id);
  return unbound.map((invitation) => placeEvent(invitation, place.keycloakId, null));
}
