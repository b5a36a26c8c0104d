import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import type { Db } from "../../platform/database/database.ts";
import { findAttendee } from "../attendees/attendee-repository.ts";
import { withdrawMail } from "../mail/withdraw-mail.ts";
import { admitLocked } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { recordChange } from "../sessions/record-change.ts";
import { withdrawInvitation } from "./contract.ts";
import { invitationEvents } from "./invitation-events.ts";
import { findInvitation, type InvitationRow, updateInvitation } from "./invitation-repository.ts";
import { causeOf } from "./notify-invited.ts";
import { INVITATION_POLICY } from "./policy.ts";
import { endPlace } from "./unplace-invited.ts";

/** Withdraws a pending invitation and the place made from it. A repeated call returns the same. */
export const withdrawInvitationHandler = handle(withdrawInvitation, async ({ deps, viewer, params }) => {
  await recordChange(deps, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, params.id);
    permit(INVITATION_POLICY.withdraw, actorOf(me), session.status);
    const invitation = await findInvitation(tx, params.invitationId);
    if (invitation?.sessionId !== session.id) throw new ApiError("invitation_not_found");
    if (invitation.status === "withdrawn") return { events: [], response: null };
    if (invitation.status !== "pending") throw new ApiError("invitation_settled");
    const withdrawn = await updateInvitation(tx, invitation.id, { status: "withdrawn", settledAt: deps.clock.now() });
    await withdrawMail(tx, causeOf(invitation));
    const invited = await takePlace(tx, invitation);
    return { events: invitationEvents(withdrawn, invited, viewer.keycloakId), response: null };
  });
  return { status: 204 };
});

/** The person who had the place, while they had not answered. */
async function takePlace(tx: Db, { sessionId, attendeeId }: InvitationRow): Promise<string | null> {
  const place = attendeeId === null ? null : await findAttendee(tx, sessionId, attendeeId);
  if (place?.status !== "INVITED") return null;
  await endPlace(tx, place.id, "CANCELLED");
  return place.keycloakId;
}
