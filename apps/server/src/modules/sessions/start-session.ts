import { handle } from "../../handle.ts";
import { refreshGrants } from "../schedule/refresh-grants.ts";
import { admitLocked, requireAttendee } from "./access.ts";
import { startSession } from "./contract.ts";
import { makeHost } from "./make-host.ts";
import { presentSession } from "./present-session.ts";
import { recordChange } from "./record-change.ts";
import { stateEvents } from "./session-events.ts";
import { updateSession } from "./session-repository.ts";
import { permitStart } from "./start-rules.ts";

/** The first call wins: the session's row is locked while its state is read and changed. */
export const startSessionHandler = handle(startSession, async ({ deps, viewer, language, params, body }) => {
  const session = await recordChange(deps, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, params.id);
    permitStart(session, me, deps.clock.now(), body.confirm_early ?? false);
    const { host, events } = await makeHost(tx, session, requireAttendee(me), {
      actor: viewer.keycloakId,
      at: deps.clock.now(),
      cause: null,
    });
    const started = await updateSession(tx, session.id, { status: "IN_PROGRESS", startedAt: deps.clock.now() });
    return { events: [...events, ...stateEvents(started, host, viewer.keycloakId)], response: started };
  });
  void refreshGrants(deps, session.id);
  return { status: 200, body: await presentSession(deps, viewer, session.id, language) };
});
