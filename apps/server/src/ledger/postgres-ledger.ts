import { sql } from "drizzle-orm";
import type { Clock } from "../platform/clock/clock.ts";
import type { Db } from "../platform/database/database.ts";
import { prepared } from "../platform/database/prepared.ts";
import { encodeCursor } from "./cursor.ts";
import type { Ledger, NewEntry } from "./ledger.ts";
import { events, ledgerStreams } from "./tables.ts";

/** NOTIFY carries the names of the streams that grew, never content; readers read the tables. */
export const LEDGER_CHANNEL = "ledger";
/** NOTIFY's own limit is 8,000 bytes; above this, listeners read all streams they follow. */
const NOTIFY_LIMIT_BYTES = 7000;

/** The ledger in the database's own tables; the same on PGlite and PostgreSQL. */
export function createLedger(clock: Clock): Ledger {
  return {
    async append(tx, fresh) {
      if (fresh.length === 0) return [];
      const next = await takeNumbers(tx, fresh);
      const at = clock.now();
      const rows = fresh.map((event) => {
        const seq = next.get(event.stream) as number;
        next.set(event.stream, seq + 1);
        return {
          stream: event.stream,
          seq,
          at,
          type: event.type,
          actor: event.actor,
          data: event.data,
          visibleTo: event.visibleTo ?? ({ kind: "members" } as const),
        };
      });
      await tx.insert(events).values(rows);
      await hint(tx, [...next.keys()]);
      return rows.map(({ stream, seq }) => ({ stream, seq }));
    },
    cursor: async (db, streams) => encodeCursor(await readHeads(db, streams)),
  };
}

/** First free number per stream, under the streams' row locks in sorted order: held until commit, given back by a rollback. */
async function takeNumbers(tx: Db, fresh: readonly NewEntry[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { stream } of fresh) counts.set(stream, (counts.get(stream) ?? 0) + 1);
  const sorted = [...counts.keys()].sort();
  const grown = await tx
    .insert(ledgerStreams)
    .values(sorted.map((stream) => ({ stream, head: counts.get(stream) as number })))
    .onConflictDoUpdate({ target: ledgerStreams.stream, set: { head: sql`${ledgerStreams.head} + excluded.head` } })
    .returning();
  return new Map(grown.map(({ stream, head }) => [stream, head - (counts.get(stream) as number) + 1]));
}

async function hint(tx: Db, streams: readonly string[]): Promise<void> {
  const names = JSON.stringify(streams);
  const payload = Buffer.byteLength(names) > NOTIFY_LIMIT_BYTES ? "" : names;
  await tx.execute(sql`select pg_notify(${LEDGER_CHANNEL}, ${payload})`);
}

const selectHeads = prepared((db) =>
  db
    .select()
    .from(ledgerStreams)
    .where(sql`${ledgerStreams.stream} = any(${sql.placeholder("streams")}::text[])`)
    .prepare("read_heads"),
);

/** The last number of each stream; 0 for one that has no event yet. */
export async function readHeads(db: Db, streams: readonly string[]): Promise<Map<string, number>> {
  const heads = new Map(streams.map((stream) => [stream, 0]));
  if (streams.length === 0) return heads;
  for (const { stream, head } of await selectHeads(db).execute({ streams })) heads.set(stream, head);
  return heads;
}
