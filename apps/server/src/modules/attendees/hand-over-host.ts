import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { refreshGrants } from "../schedule/refresh-grants.ts";
import { admitLocked } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { makeHost } from "../sessions/make-host.ts";
import { recordChange } from "../sessions/record-change.ts";
import { findAttendee, findPerson } from "./attendee-repository.ts";
import { handOverHost } from "./contract.ts";
import { ATTENDEE_POLICY } from "./policy.ts";
import { toAttendee } from "./present-attendee.ts";
import { SEAT_RULES } from "./seat-rules.ts";

/** A session with people in the call always has a host: the role goes at once to a person in the call. */
export const handOverHostHandler = handle(handOverHost, async ({ deps, viewer, params, body }) => {
  const host = await recordChange(deps, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, params.id);
    permit(ATTENDEE_POLICY.handOver, actorOf(me), session.status);
    const person = await findAttendee(tx, session.id, params.attendeeId);
    if (person?.status !== "CONFIRMED") throw new ApiError("attendee_not_found");
    if (!SEAT_RULES[person.seat].mayLead) throw new ApiError("role_not_for_observers");
    if (!person.present) throw new ApiError("attendee_away");
    const cause = person.id === me?.id ? null : body.leaving ? "left" : "passed";
    const { host, events } = await makeHost(tx, session, person, {
      actor: viewer.keycloakId,
      at: deps.clock.now(),
      cause,
    });
    return { events, response: host };
  });
  void refreshGrants(deps, host.sessionId);
  return { status: 200, body: toAttendee(await findPerson(deps.database.db, host.id)) };
});
