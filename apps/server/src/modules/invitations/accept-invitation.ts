import { handle } from "../../handle.ts";
import { findPerson } from "../attendees/attendee-repository.ts";
import { withdrawRequest } from "../attendees/join-request-repository.ts";
import { peopleChanged } from "../attendees/people-changed.ts";
import { toOwnAttendee } from "../attendees/present-attendee.ts";
import { seatPerson } from "../attendees/seat-person.ts";
import { refuseBlocked } from "../safety/blocks-repository.ts";
import { answerInvitation } from "./answer-invitation.ts";
import { acceptInvitation } from "./contract.ts";
import { settleAccepted } from "./settle-invitations.ts";

/** Takes the seat of an invitation; the session's row is locked, so that two people cannot take its last one. */
export const acceptInvitationHandler = handle(acceptInvitation, async ({ deps, viewer, params, body }) => {
  const actor = viewer.keycloakId;
  const attendee = await answerInvitation(deps, viewer, params.id, async (tx, { session, invitation, me }) => {
    await refuseBlocked(tx, session.id, actor, "seat_unavailable");
    const at = deps.clock.now();
    const seated = await seatPerson(tx, deps.content, session, {
      keycloakId: actor,
      seat: invitation.seat,
      hotSeat: body.hot_seat,
      at,
    });
    const withdrawn = me ? await withdrawRequest(tx, session, me, { actor, at }) : [];
    const settled = await settleAccepted(tx, seated, { actor, at }, { boundOnly: false });
    const events = [...withdrawn, ...settled, ...(await peopleChanged(tx, deps, session, seated, actor))];
    return { events, response: seated };
  });
  return { status: 200, body: toOwnAttendee(await findPerson(deps.database.db, attendee.id)) };
});
