import { asc, count, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { PageCursor } from "../sessions/cursor.ts";
import { mailOutbox } from "./tables.ts";

export type OutboxRow = typeof mailOutbox.$inferSelect;

export async function findMail(db: Db, id: string): Promise<OutboxRow | null> {
  const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
  return row ?? null;
}

/** Returns the mail of a cause, `QueuedMail.cause`. */
export async function findMailOf(db: Db, cause: string): Promise<OutboxRow | null> {
  const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.cause, cause));
  return row ?? null;
}

export async function countMails(db: Db): Promise<number> {
  const [row] = await db.select({ all: count() }).from(mailOutbox);
  return row?.all ?? 0;
}

/** Returns one mail more than `limit`, from the cursor on: the latest first, or from the oldest for a page before. */
export async function pageMails(db: Db, cursor: PageCursor<string> | null, limit: number): Promise<OutboxRow[]> {
  const backwards = cursor?.direction === "before";
  const order = backwards ? asc : desc;
  const place = sql`(${mailOutbox.createdAt}, ${mailOutbox.id})`;
  const from =
    cursor &&
    sql`${place} ${backwards ? sql`>` : sql`<`} (${new Date(cursor.key).toISOString()}::timestamptz, ${cursor.id}::uuid)`;
  return db
    .select()
    .from(mailOutbox)
    .where(from ?? undefined)
    .orderBy(order(mailOutbox.createdAt), order(mailOutbox.id))
    .limit(limit + 1);
}
