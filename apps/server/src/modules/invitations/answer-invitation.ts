import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import { lockForSeating } from "../safety/blocks-repository.ts";
import { admitLocked } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { type Change, recordChange } from "../sessions/record-change.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { findInvitation, type InvitationRow, isInvitationOf } from "./invitation-repository.ts";
import { INVITATION_POLICY } from "./policy.ts";

/** A pending invitation with the invited person's place, in a locked session. */
export interface Answering {
  readonly session: SessionRow;
  readonly invitation: InvitationRow;
  readonly me: AttendeeRow | null;
}

/** The shared part of accepting and declining: ownership, permission, and whether the invitation is still open. */
export async function answerInvitation<T>(
  deps: Deps,
  viewer: Viewer,
  id: number,
  work: (tx: Db, answering: Answering) => Promise<Change<T>>,
): Promise<T> {
  return recordChange(deps, async (tx) => {
    await lockForSeating(tx);
    const sessionId = (await findOwn(tx, viewer, id)).sessionId;
    const { session, me } = await admitInvited(tx, viewer, sessionId);
    permit(INVITATION_POLICY.answer, actorOf(me), session.status);
    // Read again under the lock, because it may have been answered or withdrawn meanwhile.
    const invitation = await findOwn(tx, viewer, id);
    if (invitation.status !== "pending") throw new ApiError("invitation_settled");
    return work(tx, { session, invitation, me });
  });
}

async function findOwn(tx: Db, viewer: Viewer, id: number): Promise<InvitationRow> {
  const invitation = await findInvitation(tx, id);
  if (!invitation || !(await isInvitationOf(tx, invitation, viewer.keycloakId)))
    throw new ApiError("invitation_not_found");
  return invitation;
}

/** A session that the caller may not see has no invitation for them either. */
async function admitInvited(tx: Db, viewer: Viewer, sessionId: number) {
  try {
    return await admitLocked(tx, viewer, sessionId);
  } catch (error) {
    if (error instanceof ApiError && error.code === "session_not_found") throw new ApiError("invitation_not_found");
    throw error;
  }
}
