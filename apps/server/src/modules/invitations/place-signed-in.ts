import type { Deps } from "../../deps.ts";
import { whileNobodyBlocks } from "../safety/blocks-repository.ts";
import { recordChange } from "../sessions/record-change.ts";
import { lockSession } from "../sessions/session-repository.ts";
import { findUser } from "../users/users-repository.ts";
import { placeEvent } from "./invitation-events.ts";
import { findInvitation, type InvitationRow, unplacedOf } from "./invitation-repository.ts";
import { placeInvited } from "./place-invited.ts";
import { MAX_PLACED_AT_ONCE } from "./policy.ts";

/** At sign-in: what was sent to this person's address before there was anybody with it is theirs now; more of it at the next one. */
export async function placeSignedIn(deps: Deps, keycloakId: string): Promise<void> {
  for (const invitation of await unplacedOf(deps.database.db, keycloakId, MAX_PLACED_AT_ONCE))
    await placeOne(deps, invitation, keycloakId);
}

/** One transaction each: a session is never held while another one is waited for. */
async function placeOne(deps: Deps, { id, sessionId }: InvitationRow, keycloakId: string): Promise<void> {
  await recordChange(deps, async (tx) => {
    await whileNobodyBlocks(tx);
    const session = await lockSession(tx, sessionId);
    const [person, invitation] = [await findUser(tx, keycloakId), await findInvitation(tx, id)];
    if (!session || !person || invitation?.status !== "pending") return { events: [], answer: null };
    const placed = await placeInvited(tx, session, invitation, person);
    const events = placed ? [placeEvent(invitation, keycloakId, invitation.inviterKeycloakId)] : [];
    return { events, answer: null };
  });
}
