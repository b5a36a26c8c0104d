import type { Db } from "../../platform/database/database.ts";
import { findAttendeeOf, saveAttendee } from "../attendees/attendee-repository.ts";
import { SEAT_RULES } from "../attendees/seat-rules.ts";
import { isKeptApart } from "../safety/blocks-repository.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import type { findUser } from "../users/users-repository.ts";
import { type InvitationRow, updateInvitation } from "./invitation-repository.ts";

type Known = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/**
 * Gives the invited person their place as INVITED. Returns false where they get none: an account waiting for approval,
 * an unverified address, a blocked pair with an attendee, or an earlier removal. A person who attends or has asked
 * keeps their place. Call it with the session and the blocking lock held.
 */
export async function placeInvited(
  tx: Db,
  session: SessionRow,
  invitation: InvitationRow,
  person: Known,
): Promise<boolean> {
  if (!person.emailVerified || person.role === "pending_user") return false;
  const before = await findAttendeeOf(tx, session.id, person.keycloakId);
  if (before?.status === "CONFIRMED" || before?.status === "PENDING" || (before?.removedAt ?? null) !== null)
    return false;
  if (await isKeptApart(tx, session.id, person.keycloakId)) return false;
  const { id: attendeeId } = await saveAttendee(tx, {
    sessionId: session.id,
    keycloakId: person.keycloakId,
    seat: invitation.seat,
    hotSeat: SEAT_RULES[invitation.seat].mayTakeTurns,
    status: "INVITED",
    seatingIndex: null,
  });
  await updateInvitation(tx, invitation.id, { attendeeId });
  return true;
}
