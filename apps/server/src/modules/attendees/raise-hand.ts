import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { admitLocked } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { recordChange } from "../sessions/record-change.ts";
import { handEvent } from "../sessions/session-events.ts";
import { findAttendee, findPerson, updateAttendee } from "./attendee-repository.ts";
import { raiseHand } from "./contract.ts";
import { ATTENDEE_POLICY } from "./policy.ts";
import { toAttendee } from "./present-attendee.ts";

/** A raised hand keeps its time, and with it its place in the queue. */
export const raiseHandHandler = handle(raiseHand, async ({ deps, viewer, params, body }) => {
  const person = await recordChange(deps, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, params.id);
    const own = me?.id === params.attendeeId;
    permit(own ? ATTENDEE_POLICY.raiseHand : ATTENDEE_POLICY.lowerHandOfOther, actorOf(me), session.status);
    const person = await findAttendee(tx, session.id, params.attendeeId);
    if (person?.status !== "CONFIRMED") throw new ApiError("attendee_not_found");
    if (!own && body.raised) throw new ApiError("permission_denied");
    if ((person.handRaisedAt !== null) === body.raised) return { events: [], response: person };
    const moved = await updateAttendee(tx, person.id, { handRaisedAt: body.raised ? deps.clock.now() : null });
    return { events: [handEvent(moved, viewer.keycloakId)], response: moved };
  });
  return { status: 200, body: toAttendee(await findPerson(deps.database.db, person.id)) };
});
