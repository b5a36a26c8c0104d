import { sql } from "drizzle-orm";
import type { Db } from "../platform/database/database.ts";
import type { Positions } from "./cursor.ts";
import type { VisibleTo } from "./ledger.ts";

export interface LedgerEvent {
  readonly stream: string;
  readonly seq: number;
  readonly at: Date;
  readonly type: string;
  readonly actor: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly visibleTo: VisibleTo;
}

interface Row extends Record<string, unknown> {
  stream: string;
  seq: string;
  at: Date | string;
  type: string;
  actor: string | null;
  data: Record<string, unknown>;
  visible_to: VisibleTo;
}

/** Returns the events of each stream after its position, at most `limit` a stream, in order per stream. */
export async function readEvents(db: Db, after: Positions, limit: number): Promise<LedgerEvent[]> {
  if (after.size === 0) return [];
  const names = sql.param([...after.keys()]);
  const seqs = sql.param([...after.values()]);
  const { rows } = await db.execute<Row>(sql`
    select e.stream, e.seq, e.at, e.type, e.actor, e.data, e.visible_to
    from unnest(${names}::text[], ${seqs}::bigint[]) as p(stream, seq)
    cross join lateral (select * from events where events.stream = p.stream and events.seq > p.seq order by events.seq limit ${limit}) e
    order by e.stream, e.seq`);
  return rows.map(({ stream, seq, at, type, actor, data, visible_to: visibleTo }) => ({
    stream,
    seq: Number(seq),
    at: new Date(at),
    type,
    actor,
    data,
    visibleTo,
  }));
}
