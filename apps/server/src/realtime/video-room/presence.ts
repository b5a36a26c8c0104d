import { eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { listConfirmed } from "../../modules/attendees/attendee-repository.ts";
import { setPresence } from "../../modules/attendees/set-presence.ts";
import { attendees } from "../../modules/attendees/tables.ts";
import { grantsIn } from "../../modules/schedule/refresh-grants.ts";
import { findSession, roomOf, type SessionRow } from "../../modules/sessions/session-repository.ts";
import type { VideoRoom } from "../../platform/video/video-platform.ts";

/** Milliseconds for everybody to move to a session's new room; until then people on the way count as present. */
export const MOVE_WITHIN_MS = 10_000;

/** A session's people at one check, by identity. */
export interface Found {
  /** People with a place. */
  readonly members: ReadonlySet<string>;
  /** The people with a place who are in the room. */
  readonly inside: ReadonlySet<string>;
  /** People who were in the room without a place, and have been removed. */
  readonly strangers: ReadonlySet<string>;
}

const NOBODY: Found = { members: new Set(), inside: new Set(), strangers: new Set() };

/**
 * Sets one session's presence from the media server's participant list, and the room from the session: a token outlives
 * the seat, role and session it was made for, so a person who joins with an old one is corrected or removed.
 * @param open rooms of the session that may be open; those of an earlier generation are closed
 */
export async function reconcileSession(deps: Deps, sessionId: number, open: readonly VideoRoom[] = []): Promise<Found> {
  const session = await findSession(deps.database.db, sessionId);
  if (!session) return NOBODY;
  const room = roomOf(session);
  for (const each of open) if (each.generation !== room.generation) await deps.video.closeRoom(each);
  const inside = await deps.video.listParticipants(room);
  const isLive = session.status === "IN_PROGRESS";
  const here = inside.map(({ identity }) => identity);
  await setPresence(deps, sessionId, isLive ? [...here, ...(await onTheWay(deps, session))] : []);
  if (!isLive) {
    await deps.video.closeRoom(room);
    return NOBODY;
  }
  const grants = new Map((await grantsIn(deps.database.db, session)).map(({ grant }) => [grant.identity, grant]));
  for (const { identity, role, hasAuthority } of inside) {
    const grant = grants.get(identity);
    if (!grant) await deps.video.remove(room, identity);
    else if (grant.role !== role || grant.hasAuthority !== hasAuthority) await deps.video.updateGrant(grant);
  }
  const those = (haveAPlace: boolean) => new Set(here.filter((identity) => grants.has(identity) === haveAPlace));
  return { members: new Set(grants.keys()), inside: those(true), strangers: those(false) };
}

/** The people who were in the room from which somebody has just been removed. */
async function onTheWay({ clock, database }: Deps, { id, roomSince }: SessionRow): Promise<string[]> {
  if (!roomSince || clock.now().getTime() - roomSince.getTime() > MOVE_WITHIN_MS) return [];
  const people = await listConfirmed(database.db, [id]);
  return people.filter(({ present }) => present).map(({ keycloakId }) => keycloakId);
}

/**
 * Sessions whose presence may have changed, each with its open rooms: with an open room, or with a person stored as
 * present.
 */
export async function sessionsToReconcile({ database, video }: Deps): Promise<ReadonlyMap<number, VideoRoom[]>> {
  const noted = await database.db
    .selectDistinct({ id: attendees.sessionId })
    .from(attendees)
    .where(eq(attendees.present, true));
  const found = new Map<number, VideoRoom[]>(noted.map(({ id }) => [id, []]));
  for (const room of await video.listRooms()) found.set(room.sessionId, [...(found.get(room.sessionId) ?? []), room]);
  return found;
}
