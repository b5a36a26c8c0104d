import type { Db } from "../../platform/database/database.ts";
import { type AttendeeRow, updateAttendee } from "../attendees/attendee-repository.ts";
import type { NewEvent } from "../events/server-event.ts";
import { placeEvent } from "./invitation-events.ts";
import { type InvitationRow, unbindPending } from "./invitation-repository.ts";

/**
 * Removes an invited person's place and leaves the invitation open, like one to an address without an account; the
 * session's leaders receive nothing. Call it with the session locked.
 */
export async function unplaceInvited(tx: Db, place: AttendeeRow): Promise<NewEvent[]> {
  const unbound = await endPlace(tx, place.id, "CANCELLED");
  return unbound.map((invitation) => placeEvent(invitation, place.keycloakId, null));
}

/**
 * Ends an invited person's place; returns the open invitations it was made from. They may have moved from one invited
 * address to another, so what happens to one invitation must not reveal the owner of the other.
 */
export async function endPlace(tx: Db, id: number, status: "CANCELLED" | "DECLINED"): Promise<InvitationRow[]> {
  await updateAttendee(tx, id, { status });
  return unbindPending(tx, id);
}
