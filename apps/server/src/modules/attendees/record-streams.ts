import { and, eq, inArray, or } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { attendees } from "./tables.ts";

/** Milliseconds between two records of an open event stream. */
export const STREAM_RECORD_INTERVAL_MS = 5_000;
/**
 * Milliseconds without a record after which the browser counts as gone: long enough for two failed records and a
 * reload.
 */
export const STREAM_GONE_MS = 15_000;

/** Records the people who have an event stream of a session open now, by keycloak_id. */
export async function recordStreams(
  { database, clock }: Deps,
  open: ReadonlyMap<number, ReadonlySet<string>>,
): Promise<void> {
  if (open.size === 0) return;
  const theirs = [...open].map(([sessionId, people]) =>
    and(eq(attendees.sessionId, sessionId), inArray(attendees.keycloakId, [...people])),
  );
  await database.db
    .update(attendees)
    .set({ streamSeenAt: clock.now() })
    .where(or(...theirs));
}
