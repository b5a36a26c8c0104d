import { handle } from "../../handle.ts";
import { refreshGrants } from "../schedule/refresh-grants.ts";
import { admitLocked, requireAttendee } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { makeHost } from "../sessions/make-host.ts";
import { recordChange } from "../sessions/record-change.ts";
import { findPerson } from "./attendee-repository.ts";
import { claimHost } from "./contract.ts";
import { ATTENDEE_POLICY } from "./policy.ts";
import { toOwnAttendee } from "./present-attendee.ts";

export const claimHostHandler = handle(claimHost, async ({ deps, viewer, params }) => {
  const host = await recordChange(deps, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, params.id);
    permit(ATTENDEE_POLICY.claimHost, actorOf(me), session.status);
    const { host, events } = await makeHost(tx, session, requireAttendee(me), {
      actor: viewer.keycloakId,
      at: deps.clock.now(),
      cause: null,
    });
    return { events, response: host };
  });
  void refreshGrants(deps, host.sessionId);
  return { status: 200, body: { attendee: toOwnAttendee(await findPerson(deps.database.db, host.id)) } };
});
