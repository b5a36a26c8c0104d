import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../contract/handle.ts";
import type { Db, Deps } from "../../deps.ts";
import { type NewEvent, userStream } from "../../ledger/ledger.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import { leaveRoom, unseatPerson } from "../attendees/unseat-person.ts";
import { unplaceInvited } from "../invitations/unplace-invited.ts";
import { admit } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { recordChange } from "../sessions/record-change.ts";
import { lockSession } from "../sessions/session-repository.ts";
import { hasBlocked, insertBlock, sharedPlaces, whileNobodyIsSeated } from "./blocks-repository.ts";
import { blockAttendee } from "./contract.ts";
import { findOther } from "./find-other.ts";
import { SAFETY_POLICY } from "./policy.ts";

/**
 * From now on the two are in no session together: the blocker leaves those they share, and out of the blocker's own the other
 * goes. Asked again it answers the same, though the session is no longer the blocker's to see. Not with a token for one session:
 * a block parts the two in the others as well.
 */
export const blockAttendeeHandler = handle(blockAttendee, async ({ deps, viewer, params }) => {
  if (viewer.onlySessionId !== null) throw new ApiError("permission_denied");
  const gone = await recordChange(deps, async (tx) => {
    await whileNobodyIsSeated(tx);
    if (await hasBlocked(tx, viewer.keycloakId, params.id, params.attendeeId)) return { events: [], answer: [] };
    const { session, me } = await admit(tx, viewer, params.id);
    permit(SAFETY_POLICY.block, actorOf(me), session.status);
    const other = await findOther(tx, viewer, session.id, params.attendeeId);
    await insertBlock(tx, viewer.keycloakId, other.keycloakId, deps.clock.now());
    const { left, events } = await part(tx, deps, viewer.keycloakId, other.keycloakId);
    return { events: [blockEvent(viewer.keycloakId, other.keycloakId, true), ...events], answer: left };
  });
  await leaveRoom(deps, gone);
  return { status: 204 };
});

/**
 * Who is only invited goes before who has a seat, and nobody is told: neither who leads whose address it is, nor who blocks that
 * the other was invited. While neither has a seat, the first to take one keeps the other out.
 */
async function part(tx: Db, deps: Deps, blocker: string, blocked: string) {
  const left: AttendeeRow[] = [];
  const events: NewEvent[] = [];
  for (const { own } of await sharedPlaces(tx, blocker, blocked)) {
    const session = await lockSession(tx, own.sessionId);
    // Read again under the lock: either may have left meanwhile, or the session may be over.
    const [pair] = await sharedPlaces(tx, blocker, blocked, own.sessionId);
    if (!session || !pair) continue;
    const invited = [pair.own, pair.others].find(({ status }) => status === "INVITED");
    if (invited) {
      if (isSeated(pair.own) || isSeated(pair.others)) events.push(...(await unplaceInvited(tx, invited)));
      continue;
    }
    const goes = pair.own.isOwner ? pair.others : pair.own;
    // Who blocks is not told to those who read the session's events, the other one among them.
    const actor = goes === pair.own ? blocker : null;
    const change = await unseatPerson(tx, deps, session, goes, { actor });
    left.push(change.left);
    events.push(...change.events);
  }
  return { left, events };
}

const isSeated = ({ status }: AttendeeRow): boolean => status === "CONFIRMED";

/** Told to the one who blocks, and to nobody else. */
export function blockEvent(blocker: string, blocked: string, isBlocked: boolean): NewEvent {
  const data = { keycloak_id: blocked, blocked: isBlocked };
  return { stream: userStream(blocker), type: "user.blocks.changed", actor: blocker, data };
}
