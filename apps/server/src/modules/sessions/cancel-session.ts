import { handle } from "../../handle.ts";
import { listConfirmed } from "../attendees/attendee-repository.ts";
import { admitLocked } from "./access.ts";
import { ownerFirst, permit } from "./actor.ts";
import { cancelSession } from "./contract.ts";
import { SESSION_POLICY } from "./policy.ts";
import { presentSession } from "./present-session.ts";
import { recordChange } from "./record-change.ts";
import { stateEvents } from "./session-events.ts";
import { updateSession } from "./session-repository.ts";

export const cancelSessionHandler = handle(cancelSession, async ({ deps, viewer, language, params }) => {
  const session = await recordChange(deps, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, params.id);
    permit(SESSION_POLICY.cancel, ownerFirst(me), session.status);
    const cancelled = await updateSession(tx, session.id, { status: "CANCELLED", endedAt: deps.clock.now() });
    const host = (await listConfirmed(tx, [session.id])).find((person) => person.isHost) ?? null;
    return { events: stateEvents(cancelled, host, viewer.keycloakId), answer: cancelled };
  });
  return { status: 200, body: await presentSession(deps, viewer, session.id, language) };
});
