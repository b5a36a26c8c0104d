import { decideEach, reasonOf } from "../../contract/decisions.ts";
import { ApiError } from "../../contract/errors.ts";

import type { Viewer } from "../../contract/viewer.ts";
import { handle } from "../../handle.ts";
import type { Db } from "../../platform/database/database.ts";
import { decideJoinRequest, type SeatDecision } from "../attendees/decide-join-request.ts";
import { sessionOfRequest } from "../attendees/join-request-repository.ts";
import { lockSession, type SessionRow } from "../sessions/session-repository.ts";
import { administers } from "../sessions/visibility.ts";
import { decideJoinRequests, SEAT_DECISION_ERRORS } from "./contract.ts";

export const decideJoinRequestsHandler = handle(decideJoinRequests, async ({ deps, viewer, body }) => {
  const reason = reasonOf(body.decision === "reject", body.reason);
  const decision: SeatDecision =
    body.decision === "reject"
      ? { kind: "rejected", reason }
      : { kind: "approved", asObserver: body.decision === "approve_as_observer" };
  const results = await decideEach(body.ids, SEAT_DECISION_ERRORS, decision.kind, (id) =>
    // An administrator of the session decides as its owner does.
    decideJoinRequest(deps, viewer, id, decision, async (tx) => ({
      session: await lockInScope(tx, viewer, id),
      actor: "owner",
    })),
  );
  return { status: 200, body: { results } };
});

/** Locks the session of a request; one outside the administrator's scope is like one that does not exist. */
async function lockInScope(tx: Db, viewer: Viewer, requestId: number): Promise<SessionRow> {
  const sessionId = await sessionOfRequest(tx, requestId);
  const session = sessionId === null ? null : await lockSession(tx, sessionId);
  if (!session || !administers(viewer, session)) throw new ApiError("join_request_not_found");
  return session;
}
