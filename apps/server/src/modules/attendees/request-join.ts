import { handle } from "../../handle.ts";
import { JOIN_REQUESTS, useQuota } from "../../platform/quota/quota.ts";
import { requestsChanged } from "../admin-users/requests-changed.ts";
import { notify } from "../notifications/notify.ts";
import { lockForSeating, refuseBlocked } from "../safety/blocks-repository.ts";
import { admitLocked } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { recordChange } from "../sessions/record-change.ts";
import { listLeaders, saveAttendee } from "./attendee-repository.ts";
import { requestJoin } from "./contract.requests.ts";
import { insertRequest, requestEvents, toJoinRequest } from "./join-request-repository.ts";
import { ATTENDEE_POLICY } from "./policy.ts";
import { checkSeat } from "./seat-person.ts";
import { SEAT_RULES } from "./seat-rules.ts";

export const requestJoinHandler = handle(requestJoin, async ({ deps, viewer, params, body }) => {
  const request = await recordChange(deps, async (tx) => {
    await lockForSeating(tx);
    const { session, me } = await admitLocked(tx, viewer, params.id);
    permit(
      session.accessLevel === "OPEN" ? ATTENDEE_POLICY.requestOpen : ATTENDEE_POLICY.requestClosed,
      actorOf(me),
      session.status,
    );
    await refuseBlocked(tx, session.id, viewer.keycloakId, "seat_unavailable");
    await checkSeat(tx, session, body.role);
    await useQuota(tx, deps, JOIN_REQUESTS, viewer.keycloakId);
    const hotSeat = SEAT_RULES[body.role].mayTakeTurns && body.hot_seat;
    const asker = await saveAttendee(tx, {
      sessionId: session.id,
      keycloakId: viewer.keycloakId,
      seat: body.role,
      hotSeat,
      status: "PENDING",
      seatingIndex: null,
    });
    const created = await insertRequest(tx, {
      sessionId: session.id,
      attendeeId: asker.id,
      status: "pending",
      seat: body.role,
      hotSeat,
      message: body.message,
      createdAt: deps.clock.now(),
    });
    const deciders = await listLeaders(tx, session.id);
    const events = [
      ...requestEvents("join_request.created", created, asker, viewer.keycloakId, deciders),
      ...(await requestsChanged(tx, "seat", session, viewer.keycloakId)),
      ...(await notify(
        tx,
        deps.clock,
        deciders.map(({ keycloakId }) => ({
          kind: "join_requested",
          cause: `join-request:${created.id}`,
          keycloakId,
          sessionId: session.id,
          actor: viewer.keycloakId,
        })),
      )),
    ];
    return { events, response: created };
  });
  return { status: 201, body: toJoinRequest({ ...request, fullName: viewer.fullName }) };
});
