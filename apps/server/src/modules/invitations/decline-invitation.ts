import { handle } from "../../contract/handle.ts";
import { updateAttendee } from "../attendees/attendee-repository.ts";
import { answerInvitation } from "./answer-invitation.ts";
import { declineInvitation } from "./contract.ts";
import { invitationEvents } from "./invitation-events.ts";
import { updateInvitation } from "./invitation-repository.ts";

/** Declines; a request to join of one's own stays. */
export const declineInvitationHandler = handle(declineInvitation, async ({ deps, viewer, params }) => {
  const actor = viewer.keycloakId;
  await answerInvitation(deps, viewer, params.id, async (tx, { invitation, me }) => {
    if (me?.status === "INVITED") await updateAttendee(tx, me.id, { status: "DECLINED" });
    const declined = await updateInvitation(tx, invitation.id, { status: "declined", settledAt: deps.clock.now() });
    return { events: invitationEvents(declined, actor, actor), answer: null };
  });
  return { status: 204 };
});
