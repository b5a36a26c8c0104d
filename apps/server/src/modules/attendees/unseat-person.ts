import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import type { VideoRoom } from "../../platform/video/video-platform.ts";
import type { NewEvent } from "../events/server-event.ts";
import { settleDeclined } from "../invitations/settle-invitations.ts";
import { refreshGrants } from "../schedule/refresh-grants.ts";
import { releaseRoles } from "../schedule/release-roles.ts";
import { makeHost } from "../sessions/make-host.ts";
import { findSession, roomOf, type SessionRow } from "../sessions/session-repository.ts";
import { type AttendeeRow, listConfirmed, updateAttendee } from "./attendee-repository.ts";
import { excludeFromRoom } from "./exclude-from-room.ts";
import { withdrawRequest } from "./join-request-repository.ts";
import { peopleChanged } from "./people-changed.ts";

export interface Unseating {
  /** The person who acts: the attendee themself, or somebody with permission; null where the event does not say. */
  readonly actor: string | null;
  /** They cannot come back to this session. */
  readonly forGood?: boolean;
}

/**
 * Gives a person's seat back, withdraws their request or declines their invitation; the owner replaces a host who
 * leaves. A person removed by somebody else cannot return to the call: the others are moved to another video room. Call
 * it with the session locked.
 */
export async function unseatPerson(
  tx: Db,
  deps: Deps,
  session: SessionRow,
  before: AttendeeRow,
  { actor, forGood = false }: Unseating,
): Promise<{ left: AttendeeRow; events: NewEvent[] }> {
  const now = deps.clock.now();
  const handover = before.isHost ? await followHost(tx, session, actor, now) : [];
  const unseated = await updateAttendee(tx, before.id, {
    status: before.status === "INVITED" ? "DECLINED" : "CANCELLED",
    seatingIndex: null,
    isHost: false,
    authorityGranted: false,
    handRaisedAt: null,
    ...(before.present && { present: false, presentChangedAt: now }),
    ...(forGood && { removedAt: now }),
  });
  const left = actor === before.keycloakId ? unseated : await excludeFromRoom(tx, session, unseated, now);
  const withdrawn = await withdrawRequest(tx, session, before, { actor, at: now });
  const settled = before.status === "INVITED" ? await settleDeclined(tx, before, { actor, at: now }) : [];
  const sent = before.status === "CONFIRMED" ? await peopleChanged(tx, deps, session, left, actor) : [];
  const released = await releaseRoles(tx, session, left, actor);
  return { left, events: [...handover, ...withdrawn, ...settled, ...sent, ...released] };
}

async function followHost(tx: Db, session: SessionRow, actor: string | null, at: Date): Promise<NewEvent[]> {
  const owner = (await listConfirmed(tx, [session.id])).find((person) => person.isOwner);
  return owner ? (await makeHost(tx, session, owner, { actor, at, cause: "left" })).events : [];
}

/** A person of a session, as its video room knows them. */
export type InRoom = Pick<AttendeeRow, "sessionId" | "keycloakId">;

/**
 * After the commit: disconnects the people who left, closes the room everybody moves out of, and sends the room the
 * others' current grants.
 */
export async function leaveRoom(deps: Deps, gone: readonly InRoom[]): Promise<void> {
  if (!deps.video.available) return;
  await Promise.all(
    gone.map((person) =>
      putOut(deps, person).catch((error: unknown) =>
        deps.log.warn({ error, sessionId: person.sessionId }, "not removed from the video room"),
      ),
    ),
  );
  for (const sessionId of new Set(gone.map((person) => person.sessionId))) void refreshGrants(deps, sessionId);
}

async function putOut({ database, video }: Deps, { sessionId, keycloakId }: InRoom): Promise<void> {
  const session = await findSession(database.db, sessionId);
  if (!session) return;
  const room = roomOf(session);
  await video.remove(room, keycloakId);
  if (room.generation === 0) return;
  const earlier = (await video.listRooms()).filter((each) => each.sessionId === sessionId && !isSame(each, room));
  for (const each of earlier) {
    // Before the room closes, so that their client shows the removal instead of a room that moves.
    await video.remove(each, keycloakId);
    await video.closeRoom(each);
  }
}

const isSame = (one: VideoRoom, other: VideoRoom): boolean => one.generation === other.generation;
