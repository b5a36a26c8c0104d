import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { notify } from "../notifications/notify.ts";
import { lockForSeating } from "../safety/blocks-repository.ts";
import { admitLocked } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { type Change, recordChange } from "../sessions/record-change.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { type AttendeeRow, findAttendee } from "./attendee-repository.ts";
import type { JoinRequestShape } from "./attendee-types.ts";
import { findRequest, type NamedRequest, settleRequest, toJoinRequest } from "./join-request-repository.ts";
import { ATTENDEE_POLICY } from "./policy.ts";

/** An open request with its person, in a locked session. */
export interface Settling {
  readonly session: SessionRow;
  readonly request: NamedRequest;
  readonly asker: AttendeeRow;
}

/** The shared part of approving and rejecting: permission, whether the request is still open, and the answer. */
export async function settle(
  deps: Deps,
  viewer: Viewer,
  ids: { readonly id: number; readonly requestId: number },
  status: "approved" | "rejected",
  work: (tx: Db, settling: Settling) => Promise<Change<unknown>["events"]>,
): Promise<JoinRequestShape> {
  const request = await recordChange(deps, async (tx) => {
    await lockForSeating(tx);
    const { session, me } = await admitLocked(tx, viewer, ids.id);
    permit(ATTENDEE_POLICY.settleRequest, actorOf(me), session.status);
    const request = await findRequest(tx, session.id, ids.requestId);
    if (!request) throw new ApiError("join_request_not_found");
    const asker = await findAttendee(tx, session.id, request.attendeeId);
    if (request.status !== "pending" || asker?.status !== "PENDING") throw new ApiError("request_settled");
    await settleRequest(tx, request.id, status, deps.clock.now());
    const events = await work(tx, { session, request, asker });
    const answered = await notify(tx, deps.clock, [
      {
        kind: status === "approved" ? "join_approved" : "join_rejected",
        cause: `join-request:${request.id}:answered`,
        keycloakId: asker.keycloakId,
        sessionId: session.id,
      },
    ]);
    return { events: [...events, ...answered], answer: request };
  });
  return toJoinRequest({ ...request, status });
}
