import { handle } from "../../handle.ts";
import { admit } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { getFreeTimer } from "./contract.ts";
import { loadFreeTimer, toFreeTimer } from "./free-timer-repository.ts";
import { CONTROL_POLICY } from "./policy.ts";

export const getFreeTimerHandler = handle(getFreeTimer, async ({ deps, viewer, params }) => {
  const { db } = deps.database;
  const { session, me } = await admit(db, viewer, params.id);
  permit(CONTROL_POLICY.read, actorOf(me), session.status);
  return { status: 200, body: toFreeTimer(session.id, await loadFreeTimer(db, session.id), deps.clock.now()) };
});
