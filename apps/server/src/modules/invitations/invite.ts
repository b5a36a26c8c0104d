import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import type { Db } from "../../platform/database/database.ts";
import { hashOpaque } from "../../platform/identity/opaque.ts";
import { INVITATIONS, INVITATIONS_TO_ADDRESS, useQuota } from "../../platform/quota/quota.ts";
import { skipPlace } from "../attendees/attendee-repository.ts";
import { lockForSeating } from "../safety/blocks-repository.ts";
import { admitLocked } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { recordChange } from "../sessions/record-change.ts";
import { findUserByEmail } from "../users/users-repository.ts";
import { invite } from "./contract.ts";
import { invitationEvents } from "./invitation-events.ts";
import {
  countInvitations,
  insertInvitation,
  isInvited,
  normaliseAddress,
  toInvitation,
} from "./invitation-repository.ts";
import { mailInvitation } from "./mail-invitation.ts";
import { notifyInvited } from "./notify-invited.ts";
import { placeInvited } from "./place-invited.ts";
import { INVITATION_POLICY, MAX_INVITATIONS, MAX_PENDING_INVITATIONS } from "./policy.ts";

/** Invites an address. The response is the same as for an address without an account, so that it reveals nothing. */
export const inviteHandler = handle(invite, async ({ deps, viewer, params, body }) => {
  const address = normaliseAddress(body.email);
  const invitation = await recordChange(deps, async (tx) => {
    await lockForSeating(tx);
    const { session, me } = await admitLocked(tx, viewer, params.id);
    permit(INVITATION_POLICY.invite, actorOf(me), session.status);
    if (body.role === "observer" && !session.observersAllowed) throw new ApiError("observers_not_allowed");
    await refuseTooMany(tx, session.id, address);
    const person = await findUserByEmail(tx, address);
    if (person?.keycloakId === viewer.keycloakId) throw new ApiError("not_about_yourself");
    await useQuota(tx, deps, INVITATIONS, viewer.keycloakId);
    await useQuota(tx, deps, INVITATIONS_TO_ADDRESS, `${viewer.keycloakId}:${hashOpaque(address)}`);
    const created = await insertInvitation(tx, {
      sessionId: session.id,
      address,
      seat: body.role,
      status: "pending",
      inviterKeycloakId: viewer.keycloakId,
      createdAt: deps.clock.now(),
    });
    const placed = person !== null && (await placeInvited(tx, session, created, person));
    if (!placed) await skipPlace(tx);
    await mailInvitation(tx, deps, session, created, viewer);
    const events = [
      ...invitationEvents(created, placed ? person.keycloakId : null, viewer.keycloakId),
      ...(placed ? await notifyInvited(tx, deps.clock, created, person.keycloakId) : []),
    ];
    return { events, response: created };
  });
  return { status: 201, body: toInvitation(invitation) };
});

async function refuseTooMany(tx: Db, sessionId: number, address: string): Promise<void> {
  if (await isInvited(tx, sessionId, address)) throw new ApiError("already_invited");
  const { all, pending } = await countInvitations(tx, sessionId);
  if (pending >= MAX_PENDING_INVITATIONS || all >= MAX_INVITATIONS) throw new ApiError("invitations_full");
}
