import { eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { setPresence } from "../../modules/attendees/set-presence.ts";
import { attendees } from "../../modules/attendees/tables.ts";
import { grantsIn } from "../../modules/schedule/refresh-grants.ts";
import { findSession } from "../../modules/sessions/session-repository.ts";

/**
 * Makes one session's presence what the media server's participant list says, and the room what the session says: a token
 * outlives the seat, the role and the session it was made for, so whoever comes with an old one is put right or out.
 * @returns the identities that are inside and belong there
 */
export async function reconcileSession(deps: Deps, sessionId: number): Promise<string[]> {
  const inside = await deps.video.listParticipants(sessionId);
  const session = await findSession(deps.database.db, sessionId);
  const isLive = session?.status === "IN_PROGRESS";
  await setPresence(deps, sessionId, isLive ? inside.map(({ identity }) => identity) : []);
  if (!session) return [];
  if (!isLive) {
    await deps.video.closeRoom(sessionId);
    return [];
  }
  const grants = new Map((await grantsIn(deps.database.db, session)).map(({ grant }) => [grant.identity, grant]));
  for (const { identity, role, hasAuthority } of inside) {
    const grant = grants.get(identity);
    if (!grant) await deps.video.remove(sessionId, identity);
    else if (grant.role !== role || grant.hasAuthority !== hasAuthority) await deps.video.updateGrant(grant);
  }
  return inside.map(({ identity }) => identity).filter((identity) => grants.has(identity));
}

/** Sessions whose presence may have changed: with an open room, or with somebody noted as present. */
export async function sessionsToReconcile({ database, video }: Deps): Promise<number[]> {
  const noted = await database.db
    .selectDistinct({ id: attendees.sessionId })
    .from(attendees)
    .where(eq(attendees.present, true));
  return [...new Set([...(await video.listRooms()), ...noted.map(({ id }) => id)])];
}
