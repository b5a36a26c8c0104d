import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import { admitLocked } from "../sessions/access.ts";
import { actorOf } from "../sessions/actor.ts";
import { approveJoinRequest, rejectJoinRequest } from "./contract.requests.ts";
import { decideJoinRequest, type SeatDecision } from "./decide-join-request.ts";
import { toJoinRequest } from "./join-request-repository.ts";

export const approveJoinRequestHandler = handle(approveJoinRequest, async ({ deps, viewer, params }) => ({
  status: 200,
  body: await settle(deps, viewer, params, { kind: "approved", asObserver: false }),
}));

export const rejectJoinRequestHandler = handle(rejectJoinRequest, async ({ deps, viewer, params, body }) => ({
  status: 200,
  body: await settle(deps, viewer, params, { kind: "rejected", reason: body.reason ?? null }),
}));

/** The decision of host or owner. */
async function settle(
  deps: Deps,
  viewer: Viewer,
  { id, requestId }: { readonly id: number; readonly requestId: number },
  decision: SeatDecision,
) {
  const settled = await decideJoinRequest(deps, viewer, requestId, decision, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, id);
    return { session, actor: actorOf(me) };
  });
  return toJoinRequest(settled);
}
