import { handle } from "../../handle.ts";
import { admit } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { listJoinRequests } from "./contract.requests.ts";
import { listPending, toJoinRequest } from "./join-request-repository.ts";
import { pageOf } from "./page-of.ts";
import { ATTENDEE_POLICY } from "./policy.ts";

export const listJoinRequestsHandler = handle(listJoinRequests, async ({ deps, viewer, params, query }) => {
  const { db } = deps.database;
  const { session, me } = await admit(db, viewer, params.id);
  permit(ATTENDEE_POLICY.readRequests, actorOf(me), session.status);
  const path = `/interviews/sessions/${session.id}/join-requests/`;
  return {
    status: 200,
    body: pageOf(
      deps.config.publicUrl,
      path,
      query,
      await listPending(db, session.id),
      ({ id }) => ({ group: 0, key: 0, id }),
      toJoinRequest,
    ),
  };
});
