import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { countNetworkCheck } from "../attendees/count-network-check.ts";
import { admit, requireAttendee } from "./access.ts";
import { actorOf, permit } from "./actor.ts";
import { openCheckRoom } from "./contract.call.ts";
import { isCapable } from "./live-policy.ts";
import { SESSION_POLICY } from "./policy.ts";

/** Tests a connection without appearing in the session; observers test everything except sending. */
export const openCheckRoomHandler = handle(openCheckRoom, async ({ deps, viewer, params }) => {
  const { db } = deps.database;
  const { session, me } = await admit(db, viewer, params.id);
  permit(SESSION_POLICY.checkNetwork, actorOf(me), session.status);
  if (!deps.video.available) throw new ApiError("call_not_initialized");
  const attendee = requireAttendee(me);
  if (!(await countNetworkCheck(db, attendee.id, deps.clock.now()))) throw new ApiError("too_many_requests");
  const mayPublish = isCapable([attendee.seat], "speak");
  const { url, token, expiresAt } = await deps.video.mintCheckToken({ mayPublish }).catch((error: unknown) => {
    deps.log.warn({ error, sessionId: session.id }, "no token for the network check");
    throw new ApiError("call_not_active");
  });
  return { status: 200, body: { url, token, can_publish: mayPublish, expires_at: expiresAt.toISOString() } };
});
