import { handle } from "../../handle.ts";
import { admit } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { listEvaluationStates } from "./contract.states.ts";
import { listStates } from "./evaluation-states.ts";
import { EVALUATION_POLICY } from "./policy.ts";

export const listEvaluationStatesHandler = handle(listEvaluationStates, async ({ deps, viewer, language, params }) => {
  const { db } = deps.database;
  const { session, me } = await admit(db, viewer, params.id);
  permit(EVALUATION_POLICY.readStates, actorOf(me), session.status);
  // The evaluators of the reader, and their progress, appear in the feedback only, once it is open.
  const results = await listStates(db, { session, me, now: deps.clock.now() }, language, { notAbout: me?.id });
  return { status: 200, body: { results, next: null, previous: null, count: results.length } };
});
