import { handle } from "../../handle.ts";
import { admit } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { getSchedule } from "./contract.ts";
import { SCHEDULE_POLICY } from "./policy.ts";
import { loadSchedule, presentSchedule } from "./schedule-repository.ts";

export const getScheduleHandler = handle(getSchedule, async ({ deps, viewer, params }) => {
  const { db } = deps.database;
  const { session, me } = await admit(db, viewer, params.id);
  permit(SCHEDULE_POLICY.read, actorOf(me), session.status);
  const { state } = await loadSchedule(db, session);
  return { status: 200, body: await presentSchedule(db, session, state, deps.clock.now()) };
});
