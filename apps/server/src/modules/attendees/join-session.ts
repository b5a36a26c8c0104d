import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { settleAccepted } from "../invitations/settle-invitations.ts";
import { lockForSeating, refuseBlocked } from "../safety/blocks-repository.ts";
import { admitLocked } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { recordChange } from "../sessions/record-change.ts";
import { findPerson } from "./attendee-repository.ts";
import { joinSession } from "./contract.ts";
import { withdrawRequest } from "./join-request-repository.ts";
import { peopleChanged } from "./people-changed.ts";
import { ATTENDEE_POLICY } from "./policy.ts";
import { toOwnAttendee } from "./present-attendee.ts";
import { seatPerson } from "./seat-person.ts";
import { SEAT_RULES } from "./seat-rules.ts";

/** Registers at once. The session's row is locked, so that two people cannot take its last seat. */
export const joinSessionHandler = handle(joinSession, async ({ deps, viewer, params, body }) => {
  const attendee = await recordChange(deps, async (tx) => {
    await lockForSeating(tx);
    const { session, me } = await admitLocked(tx, viewer, params.id);
    permit(
      session.accessLevel === "OPEN" ? ATTENDEE_POLICY.joinOpen : ATTENDEE_POLICY.joinClosed,
      actorOf(me),
      session.status,
    );
    // An invitation to a closed session is valid for its own kind of seat only.
    if (session.accessLevel === "CLOSED" && me && !SEAT_RULES[me.seat].isCounted && body.role !== me.seat)
      throw new ApiError("invited_to_watch");
    await refuseBlocked(tx, session.id, viewer.keycloakId, "seat_unavailable");
    const at = deps.clock.now();
    const seated = await seatPerson(tx, deps.content, session, {
      keycloakId: viewer.keycloakId,
      seat: body.role,
      hotSeat: body.hot_seat,
      at,
    });
    const withdrawn = me ? await withdrawRequest(tx, session, me, { actor: viewer.keycloakId, at }) : [];
    const settled = await settleAccepted(tx, seated, { actor: viewer.keycloakId, at });
    const events = [...withdrawn, ...settled, ...(await peopleChanged(tx, deps, session, seated, viewer.keycloakId))];
    return { events, response: seated };
  });
  return { status: 201, body: toOwnAttendee(await findPerson(deps.database.db, attendee.id)) };
});
