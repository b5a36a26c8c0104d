import { handle } from "../../handle.ts";
import { admitLocked } from "./access.ts";
import { actorOf, permit } from "./actor.ts";
import { closeRoom, completeSession } from "./complete-session.ts";
import { endSession } from "./contract.ts";
import { SESSION_POLICY } from "./policy.ts";
import { presentSession } from "./present-session.ts";
import { recordChange } from "./record-change.ts";

export const endSessionHandler = handle(endSession, async ({ deps, viewer, language, params }) => {
  const session = await recordChange(deps, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, params.id);
    permit(SESSION_POLICY.end, actorOf(me), session.status);
    const { session: ended, events } = await completeSession(tx, deps, session, viewer.keycloakId);
    return { events, response: ended };
  });
  await closeRoom(deps, session);
  return { status: 200, body: await presentSession(deps, viewer, session.id, language) };
});
