import { and, eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { attendees } from "./tables.ts";

/** Milliseconds between two records of an open event stream. */
export const STREAM_RECORD_INTERVAL_MS = 5_000;
/**
 * Milliseconds without a record after which the browser counts as gone: long enough for two failed records and a
 * reload.
 */
export const STREAM_GONE_MS = 15_000;

const of = sql.placeholder;

const updateSeen = prepared((db) =>
  db
    .update(attendees)
    .set({ streamSeenAt: sql`${of("now")}::timestamptz` })
    .from(sql`unnest(${of("sessionIds")}::int[], ${of("keycloakIds")}::text[]) as open(session_id, keycloak_id)`)
    .where(and(eq(attendees.sessionId, sql`open.session_id`), eq(attendees.keycloakId, sql`open.keycloak_id`)))
    .prepare("record_streams"),
);

/** Records the people who have an event stream of a session open now, by keycloak_id. */
export async function recordStreams(
  { database, clock }: Deps,
  open: ReadonlyMap<number, ReadonlySet<string>>,
): Promise<void> {
  const theirs = [...open].flatMap(([sessionId, people]) =>
    [...people].map((keycloakId) => ({ sessionId, keycloakId })),
  );
  if (theirs.length === 0) return;
  await updateSeen(database.db).execute({
    now: clock.now().toISOString(),
    sessionIds: theirs.map(({ sessionId }) => sessionId),
    keycloakIds: theirs.map(({ keycloakId }) => keycloakId),
  });
}
