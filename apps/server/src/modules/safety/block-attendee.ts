import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import { userStream } from "../../ledger/streams.ts";
import type { Db } from "../../platform/database/database.ts";
import type { AttendeeRow } from "../attendees/attendee-repository.ts";
import { excludeFromRoom } from "../attendees/exclude-from-room.ts";
import { leaveRoom, unseatPerson } from "../attendees/unseat-person.ts";
import type { NewEvent } from "../events/server-event.ts";
import { unplaceInvited } from "../invitations/unplace-invited.ts";
import { admit } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { recordChange } from "../sessions/record-change.ts";
import { lockSession } from "../sessions/session-repository.ts";
import { findBlocked, insertBlock, isPlaced, lockForBlocking, sharedPlaces } from "./blocks-repository.ts";
import { blockAttendee } from "./contract.ts";
import { findOther } from "./find-other.ts";
import { SAFETY_POLICY } from "./policy.ts";

/**
 * Blocks a person: the two attend no session together from now on. The blocker leaves the sessions they share; in the
 * blocker's own sessions the other person leaves. With a token for one session they are separated there, and seated
 * together nowhere from now on; in their other sessions once the blocker repeats the call signed in. A repeated call
 * returns the same, though the blocker may not see the session any more.
 */
export const blockAttendeeHandler = handle(blockAttendee, async ({ deps, viewer, params }) => {
  const only = viewer.onlySessionId ?? undefined;
  const isReachable = only === undefined || only === params.id;
  const gone = await recordChange(deps, async (tx) => {
    await lockForBlocking(tx);
    const { keycloakId: blocker } = viewer;
    const blocked = isReachable && (await findBlocked(tx, blocker, params.id, params.attendeeId));
    if (blocked) {
      const { left, events } = await part(tx, deps, { blocker, blocked, only });
      return { events, response: left };
    }
    const { session, me } = await admit(tx, viewer, params.id);
    permit(SAFETY_POLICY.block, actorOf(me), session.status);
    const other = await findOther(tx, viewer, session.id, params.attendeeId);
    await insertBlock(tx, blocker, other.keycloakId, deps.clock.now());
    const { left, events } = await part(tx, deps, { blocker, blocked: other.keycloakId, only });
    return { events: [blockEvent(blocker, other.keycloakId, true), ...events], response: left };
  });
  await leaveRoom(deps, gone);
  return { status: 204 };
});

interface Parted {
  readonly blocker: string;
  readonly blocked: string;
  /** In this session only. */
  readonly only: number | undefined;
}

/**
 * An invited person gives way to one with a seat, and no event is sent: leaders must not learn whose address it is, nor
 * the blocker that the other was invited. While neither has a seat, the first to take one keeps the other out.
 */
async function part(tx: Db, deps: Deps, { blocker, blocked, only }: Parted) {
  const left: AttendeeRow[] = [];
  const events: NewEvent[] = [];
  for (const { own } of await sharedPlaces(tx, blocker, blocked, only)) {
    const session = await lockSession(tx, own.sessionId);
    // Read again under the lock: either may have left meanwhile, or the session may be over.
    const [pair] = await sharedPlaces(tx, blocker, blocked, own.sessionId);
    if (!session || !pair) continue;
    if (!isPlaced(pair.others)) {
      // A person who gave the seat up earlier may still hold a token of the room.
      if (isSeated(pair.own)) left.push(await excludeFromRoom(tx, session, pair.others, deps.clock.now()));
      continue;
    }
    const invited = [pair.own, pair.others].find(({ status }) => status === "INVITED");
    if (invited) {
      if (isSeated(pair.own) || isSeated(pair.others)) events.push(...(await unplaceInvited(tx, invited)));
      continue;
    }
    const goes = pair.own.isOwner ? pair.others : pair.own;
    // The events of the session, which the blocked person reads too, do not name the blocker.
    const actor = goes === pair.own ? blocker : null;
    const change = await unseatPerson(tx, deps, session, goes, { actor });
    left.push(change.left);
    events.push(...change.events);
  }
  return { left, events };
}

const isSeated = ({ status }: AttendeeRow): boolean => status === "CONFIRMED";

/** Sent to the blocker only. */
export function blockEvent(blocker: string, blocked: string, isBlocked: boolean): NewEvent {
  const data = { keycloak_id: blocked, blocked: isBlocked };
  return { stream: userStream(blocker), type: "user.blocks.changed", actor: blocker, data };
}
