import { and, count, desc, eq, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Clock } from "../../platform/clock/clock.ts";
import { DAY_MS } from "../../platform/clock/durations.ts";
import type { Db } from "../../platform/database/database.ts";
import { users } from "../users/tables.ts";
import type { RowToPlan } from "./plan-row.ts";
import type { BatchScope } from "./policy.ts";
import { type BatchCounts, userBatches, userBatchRows } from "./tables.ts";

export type BatchRow = typeof userBatches.$inferSelect;
export type StoredRow = typeof userBatchRows.$inferSelect;

/** An import with what its readers are shown besides. */
export interface BatchWithFacts {
  readonly batch: BatchRow;
  readonly creator: string;
  readonly received: number;
}

/** Imports, which hold names and addresses, are deleted after so many milliseconds. */
const KEPT_MS = 30 * DAY_MS;
/** An import can be undone for so many milliseconds after its end. */
export const UNDO_MS = DAY_MS;

const FACTS = {
  batch: userBatches,
  creator: users.fullName,
  received: sql<number>`(select count(*)::int from ${userBatchRows} where ${userBatchRows.batchId} = ${sql.raw('"user_batches"."id"')})`,
};

const select = (db: Db) =>
  db.select(FACTS).from(userBatches).innerJoin(users, eq(users.keycloakId, userBatches.keycloakId));

export async function findBatch(db: Db, id: number): Promise<BatchWithFacts | null> {
  const [found] = await select(db).where(eq(userBatches.id, id));
  return found ?? null;
}

/** Locks an import until commit. */
export async function lockBatch(tx: Db, id: number): Promise<BatchRow | null> {
  const [row] = await tx.select().from(userBatches).where(eq(userBatches.id, id)).for("update");
  return row ?? null;
}

export async function findBatchByKey(db: Db, keycloakId: string, key: string): Promise<BatchRow | null> {
  const [row] = await db
    .select()
    .from(userBatches)
    .where(and(eq(userBatches.keycloakId, keycloakId), eq(userBatches.idempotencyKey, key)));
  return row ?? null;
}

/** Deletes the imports that are too old to keep. */
export async function forgetOldBatches(db: Db, clock: Pick<Clock, "now">): Promise<void> {
  await db.delete(userBatches).where(lt(userBatches.createdAt, new Date(clock.now().getTime() - KEPT_MS)));
}

/** Stores an import; null where the same person has used the key meanwhile. */
export async function insertBatch(db: Db, row: typeof userBatches.$inferInsert): Promise<BatchRow | null> {
  const [made] = await db
    .insert(userBatches)
    .values(row)
    .onConflictDoNothing({ target: [userBatches.keycloakId, userBatches.idempotencyKey] })
    .returning();
  return made ?? null;
}

const same = (column: typeof userBatches.organisationId, id: number | null) =>
  id === null ? isNull(column) : eq(column, id);

/** A check that ended without an import is none. */
const isImport = or(isNotNull(userBatches.startedAt), ne(userBatches.status, "cancelled"));

const ofScope = ({ level, organisationId, institutionId }: BatchScope) =>
  and(
    isImport,
    eq(userBatches.level, level),
    same(userBatches.organisationId, organisationId),
    same(userBatches.institutionId as unknown as typeof userBatches.organisationId, institutionId),
  );

/** The latest imports of a scope, before one of them where given; one more than `limit`. */
export async function selectBatches(
  db: Db,
  scope: BatchScope,
  cursor: { readonly direction: "after" | "before"; readonly id: number } | null,
  limit: number,
): Promise<BatchWithFacts[]> {
  const isBackwards = cursor?.direction === "before";
  const place = cursor && (isBackwards ? sql`${userBatches.id} > ${cursor.id}` : sql`${userBatches.id} < ${cursor.id}`);
  return select(db)
    .where(and(ofScope(scope), place ?? undefined))
    .orderBy(isBackwards ? sql`${userBatches.id}` : desc(userBatches.id))
    .limit(limit + 1);
}

export async function countBatches(db: Db, scope: BatchScope): Promise<number> {
  const [row] = await db.select({ n: count() }).from(userBatches).where(ofScope(scope));
  return row?.n ?? 0;
}

export async function changeBatch(tx: Db, id: number, change: Partial<BatchRow>): Promise<void> {
  await tx.update(userBatches).set(change).where(eq(userBatches.id, id));
}

export async function countReceived(db: Db, id: number): Promise<number> {
  const [row] = await db.select({ n: count() }).from(userBatchRows).where(eq(userBatchRows.batchId, id));
  return row?.n ?? 0;
}

/** The next rows to judge, from a position on. */
export async function rowsToPlan(db: Db, batchId: number, from: number, limit: number): Promise<RowToPlan[]> {
  const { rows } = await db.execute<{
    position: number;
    email: string;
    values: RowToPlan["values"];
    is_duplicate: boolean;
    intended: RowToPlan["intended"];
  }>(sql`
    select r.position, r.email, r.values, 
      case when r.intent = 'create' then case when r.is_adopted then 'adopted' else 'made' end end as intended,
      exists (select 1 from user_batch_rows d
        where d.batch_id = r.batch_id and d.email = r.email and d.position < r.position) as is_duplicate
    from user_batch_rows r
    where r.batch_id = ${batchId} and r.position >= ${from} order by r.position limit ${limit}`);
  return rows.map(({ position, email, values, is_duplicate, intended }) => ({
    position,
    email,
    values,
    isDuplicate: is_duplicate,
    intended,
  }));
}

/** Number of rows of each outcome. */
export async function countOutcomes(db: Db, batchId: number): Promise<BatchCounts> {
  const rows = await db
    .select({ outcome: userBatchRows.outcome, n: count() })
    .from(userBatchRows)
    .where(eq(userBatchRows.batchId, batchId))
    .groupBy(userBatchRows.outcome);
  return Object.fromEntries(rows.flatMap(({ outcome, n }) => (outcome === null ? [] : [[outcome, n]])));
}
