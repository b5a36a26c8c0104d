import { randomUUID } from "node:crypto";
import { ApiError, ERRORS, type ErrorCode } from "../../contract/errors.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import type { RoomGrant } from "../../platform/video/video-platform.ts";
import { findPerson, holdCall } from "../attendees/attendee-repository.ts";
import { grantOf } from "../schedule/refresh-grants.ts";
import { loadSchedule } from "../schedule/schedule-repository.ts";
import { admitLocked, requireAttendee } from "./access.ts";
import { actorOf, checkRule } from "./actor.ts";
import { joinCall } from "./contract.call.ts";
import { SESSION_POLICY } from "./policy.ts";
import { roomOf, type SessionRow } from "./session-repository.ts";
import { canStart } from "./start-rules.ts";

/** A token for the video room; the refusals carry what the pre-join page shows (LS-8.8). */
export const joinCallHandler = handle(joinCall, async ({ deps, viewer, params, body }) => {
  // The session is locked, so a later removal knows that this person may hold a token of the current room.
  const { session, person, connectionId, grant } = await deps.database.transaction(async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, params.id);
    const verdict = checkRule(SESSION_POLICY.joinCall, actorOf(me), session.status);
    if (verdict === "not_attending") throw new ApiError(verdict);
    if (verdict !== "yes") throw refusal(verdict, session, canStart(session, me, deps.clock.now()));
    if (!deps.video.available) throw refusal("call_not_initialized", session, false);
    const call = { resumes: body.resumes ?? null, fresh: randomUUID(), inPerson: !viewer.isProgram };
    const connectionId = await holdCall(tx, requireAttendee(me).id, call);
    if (!connectionId) throw refusal("call_taken_over", session, false);
    const person = await findPerson(tx, requireAttendee(me).id);
    return { session, person, connectionId, grant: grantOf(session, await loadSchedule(tx, session), person) };
  });
  const { url, token, expiresAt } = await mint(deps, session, grant);
  return {
    status: 200,
    body: {
      url,
      token,
      call_session_id: session.id,
      connection_id: connectionId,
      identity: person.keycloakId,
      expires_at: expiresAt.toISOString(),
    },
  };
});

/** The room is opened first: a token without a room opens nothing, so an old token cannot bring a closed room back. */
async function mint(deps: Deps, session: SessionRow, grant: RoomGrant) {
  try {
    await deps.video.openRoom(roomOf(session));
    return await deps.video.mintToken(grant);
  } catch (error) {
    deps.log.warn({ error, sessionId: session.id }, "no token for the video room");
    throw refusal("call_not_active", session, false);
  }
}

function refusal(code: ErrorCode, session: SessionRow, mayStart: boolean): ApiError {
  return new ApiError(code, {
    extra: { error: code, message: ERRORS[code].detail, can_start: mayStart, session_status: session.status },
  });
}
