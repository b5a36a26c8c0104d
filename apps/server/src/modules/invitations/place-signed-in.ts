import type { Deps } from "../../deps.ts";
import { lockForSeating } from "../safety/blocks-repository.ts";
import { recordChange } from "../sessions/record-change.ts";
import { lockSession } from "../sessions/session-repository.ts";
import { findUser } from "../users/users-repository.ts";
import { placeEvent } from "./invitation-events.ts";
import { findInvitation, type InvitationRow, unplacedOf } from "./invitation-repository.ts";
import { notifyInvited } from "./notify-invited.ts";
import { placeInvited } from "./place-invited.ts";
import { MAX_PLACED_AT_ONCE } from "./policy.ts";

/**
 * At sign-in: places for the invitations that were sent to this person's address before they had an account; a limited
 * number at a time, the rest at the next sign-in.
 */
export async function placeSignedIn(deps: Deps, keycloakId: string): Promise<void> {
  for (const invitation of await unplacedOf(deps.database.db, keycloakId, MAX_PLACED_AT_ONCE))
    await placeOne(deps, invitation, keycloakId);
}

/** One transaction for each session, so that none stays locked while another is waited for. */
async function placeOne(deps: Deps, { id, sessionId }: InvitationRow, keycloakId: string): Promise<void> {
  await recordChange(deps, async (tx) => {
    await lockForSeating(tx);
    const session = await lockSession(tx, sessionId);
    const [person, invitation] = [await findUser(tx, keycloakId), await findInvitation(tx, id)];
    if (!session || !person || invitation?.status !== "pending") return { events: [], response: null };
    const placed = await placeInvited(tx, session, invitation, person);
    if (!placed) return { events: [], response: null };
    const events = [
      placeEvent(invitation, keycloakId, invitation.inviterKeycloakId),
      ...(await notifyInvited(tx, deps.clock, invitation, keycloakId)),
    ];
    return { events, response: null };
  });
}
