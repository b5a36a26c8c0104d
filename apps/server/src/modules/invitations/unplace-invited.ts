import type { Db } from "../../platform/database/database.ts";
import { type AttendeeRow, updateAttendee } from "../attendees/attendee-repository.ts";
import type { NewEvent } from "../events/server-event.ts";
import { placeEvent } from "./invitation-events.ts";
import { type InvitationRow, unbindPending } from "./invitation-repository.ts";

/**
 * Takes an invited person's place away and leaves the invitation open, as one to an address that nobody has: who leads the session
 * is told nothing. Call it with the session locked.
 */
export async function unplaceInvited(tx: Db, place: AttendeeRow): Promise<NewEvent[]> {
  const unbound = await endPlace(tx, place.id, "CANCELLED");
  return unbound.map((invitation) => placeEvent(invitation, place.keycloakId, null));
}

/**
 * Ends an invited person's place; answers the invitations it was made from that are still open. They may have moved from one
 * invited address to another: what becomes of one invitation does not tell whose the other is.
 */
export async function endPlace(tx: Db, id: number, status: "CANCELLED" | "DECLINED"): Promise<InvitationRow[]> {
  await updateAttendee(tx, id, { status });
  return unbindPending(tx, id);
}
