import { ApiError } from "../../contract/errors.ts";
import { reasonOf } from "../../contract/rejection.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import type { Db } from "../../platform/database/database.ts";
import { decideJoinRequest, type SeatDecision } from "../attendees/decide-join-request.ts";
import { sessionOfRequest } from "../attendees/join-request-repository.ts";
import { lockSession, type SessionRow } from "../sessions/session-repository.ts";
import { administers } from "../sessions/visibility.ts";
import { decideJoinRequests } from "./contract.ts";

export const decideJoinRequestsHandler = handle(decideJoinRequests, async ({ deps, viewer, body }) => {
  const reason = reasonOf(body.decision === "reject", body.reason);
  const decision: SeatDecision =
    body.decision === "reject"
      ? { kind: "rejected", reason }
      : { kind: "approved", asObserver: body.decision === "approve_as_observer" };
  const results = [];
  for (const id of body.ids) results.push({ id, outcome: await outcomeOf(deps, viewer, id, decision) });
  return { status: 200, body: { results } };
});

/** Errors that are the result of one request; others end the call. */
const RESULT_ERRORS = [
  "join_request_not_found",
  "request_settled",
  "session_full",
  "observers_not_allowed",
  "seat_cannot_be_given",
  "session_over",
  "unavailable",
] as const;
type Outcome = SeatDecision["kind"] | (typeof RESULT_ERRORS)[number];

/** Decides one request of many; its refusal is returned, and the others are decided all the same. */
async function outcomeOf(deps: Deps, viewer: Viewer, id: number, decision: SeatDecision): Promise<Outcome> {
  try {
    // An administrator of the session decides as its owner does.
    await decideJoinRequest(deps, viewer, id, decision, async (tx) => ({
      session: await lockInScope(tx, viewer, id),
      actor: "owner",
    }));
    return decision.kind;
  } catch (error) {
    const refusal = error instanceof ApiError && RESULT_ERRORS.find((code) => code === error.code);
    if (!refusal) throw error;
    return refusal;
  }
}

/** Locks the session of a request; one outside the administrator's scope is like one that does not exist. */
async function lockInScope(tx: Db, viewer: Viewer, requestId: number): Promise<SessionRow> {
  const sessionId = await sessionOfRequest(tx, requestId);
  const session = sessionId === null ? null : await lockSession(tx, sessionId);
  if (!session || !administers(viewer, session)) throw new ApiError("join_request_not_found");
  return session;
}
