import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../platform/database/database.ts";
import { userStream } from "./streams.ts";
import { events, ledgerStreams } from "./tables.ts";

/**
 * Replaces every reference to a person by one that leads to nobody, the same in all events: actor, `visible_to` and data. Their
 * own stream is deleted.
 */
export async function eraseFromLedger(tx: Db, keycloakId: string): Promise<void> {
  const nobody = `former:${randomUUID()}`;
  const own = userStream(keycloakId);
  await tx.delete(events).where(eq(events.stream, own));
  await tx.delete(ledgerStreams).where(eq(ledgerStreams.stream, own));
  await tx.update(events).set({ actor: nobody }).where(eq(events.actor, keycloakId));
  // As JSON strings, so that an id inside a longer text is no match.
  const [wanted, written] = [JSON.stringify(keycloakId), JSON.stringify(nobody)];
  for (const column of [sql`data`, sql`visible_to`])
    await tx.execute(sql`update events set ${column} = replace(${column}::text, ${wanted}, ${written})::jsonb
      where strpos(${column}::text, ${wanted}) > 0`);
}
