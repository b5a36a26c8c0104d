import { handle } from "../../contract/handle.ts";
import { admit } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { listEvaluationStates } from "./contract.ts";
import { listStates } from "./evaluation-states.ts";
import { EVALUATION_POLICY } from "./policy.ts";

export const listEvaluationStatesHandler = handle(listEvaluationStates, async ({ deps, viewer, params }) => {
  const { db } = deps.database;
  const { session, me } = await admit(db, viewer, params.id);
  permit(EVALUATION_POLICY.readStates, actorOf(me), session.status);
  const results = await listStates(db, session.id);
  return { status: 200, body: { results, next: null, previous: null, count: results.length } };
});
