import { and, eq, inArray, or } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { attendees } from "./tables.ts";

/** An open event stream is noted this often. */
export const STREAM_NOTED_EVERY_MS = 5_000;
/** Without a note for this long the browser is gone: two notes may fail, and a page may be reloaded meanwhile. */
export const STREAM_GONE_MS = 15_000;

/** Notes for each session who has an event stream of it open now, by keycloak_id. */
export async function noteStreams(
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
