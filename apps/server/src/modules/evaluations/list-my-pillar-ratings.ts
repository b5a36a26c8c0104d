import { handle } from "../../handle.ts";
import { admit, requireAttendee } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { listMyPillarRatings } from "./contract.ts";
import { listRatingsBy, toPillarRating } from "./evaluation-repository.ts";
import { EVALUATION_POLICY } from "./policy.ts";

export const listMyPillarRatingsHandler = handle(listMyPillarRatings, async ({ deps, viewer, params }) => {
  const { db } = deps.database;
  const { session, me } = await admit(db, viewer, params.id);
  permit(EVALUATION_POLICY.readOwnRatings, actorOf(me), session.status);
  const results = (await listRatingsBy(db, session.id, requireAttendee(me).id)).map(toPillarRating);
  return { status: 200, body: { results, next: null, previous: null, count: results.length } };
});
