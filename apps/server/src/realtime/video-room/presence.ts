import { eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { setPresence } from "../../modules/attendees/set-presence.ts";
import { attendees } from "../../modules/attendees/tables.ts";

/** Makes one session's presence what the media server's participant list says. */
export async function reconcileSession(deps: Deps, sessionId: number): Promise<void> {
  await setPresence(deps, sessionId, await deps.video.listIdentities(sessionId));
}

/** Sessions whose presence may have changed: with an open room, or with somebody noted as present. */
export async function sessionsToReconcile({ database, video }: Deps): Promise<number[]> {
  const noted = await database.db
    .selectDistinct({ id: attendees.sessionId })
    .from(attendees)
    .where(eq(attendees.present, true));
  return [...new Set([...(await video.listRooms()), ...noted.map(({ id }) => id)])];
}
