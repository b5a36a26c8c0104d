import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { sessions } from "../sessions/tables.ts";
import { STREAM_GONE_MS } from "./record-streams.ts";
import { setPresence } from "./set-presence.ts";
import { attendees } from "./tables.ts";

/**
 * Without a media server, a person with an open event stream of the session counts as present. Sets presence from the
 * streams that all instances recorded. Any instance may run it at any time.
 */
export async function presenceFromStreams(deps: Deps): Promise<void> {
  if (deps.video.available) return;
  const { db } = deps.database;
  const since = new Date(deps.clock.now().getTime() - STREAM_GONE_MS).toISOString();
  const isHere = sql<boolean>`(${sessions.status} = 'IN_PROGRESS' and coalesce(${attendees.streamSeenAt} > ${since}::timestamptz, false))`;
  const moved = await db
    .selectDistinct({ id: attendees.sessionId })
    .from(attendees)
    .innerJoin(sessions, eq(sessions.id, attendees.sessionId))
    .where(
      and(eq(attendees.status, "CONFIRMED"), isNotNull(attendees.keycloakId), sql`${attendees.present} <> ${isHere}`),
    );
  for (const { id } of moved) {
    const here = await db
      .select({ keycloakId: attendees.keycloakId })
      .from(attendees)
      .innerJoin(sessions, eq(sessions.id, attendees.sessionId))
      .where(and(eq(attendees.sessionId, id), isHere));
    await setPresence(
      deps,
      id,
      here.flatMap(({ keycloakId }) => keycloakId ?? []),
    );
  }
}
