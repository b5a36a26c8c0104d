import { handle } from "../../handle.ts";
import { answerInvitation } from "./answer-invitation.ts";
import { declineInvitation } from "./contract.ts";
import { invitationEvents } from "./invitation-events.ts";
import { updateInvitation } from "./invitation-repository.ts";
import { endPlace } from "./unplace-invited.ts";

/** Declines an invitation; the person's own request to join stays. */
export const declineInvitationHandler = handle(declineInvitation, async ({ deps, viewer, params }) => {
  const actor = viewer.keycloakId;
  await answerInvitation(deps, viewer, params.id, async (tx, { invitation, me }) => {
    const declined = await updateInvitation(tx, invitation.id, { status: "declined", settledAt: deps.clock.now() });
    if (me?.status === "INVITED") await endPlace(tx, me.id, "DECLINED");
    return { events: invitationEvents(declined, actor, actor), response: null };
  });
  return { status: 204 };
});
