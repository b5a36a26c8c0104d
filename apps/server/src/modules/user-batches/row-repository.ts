import { and, count, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { recordset } from "../../platform/database/recordset.ts";
import type { StoredRow } from "./batch-repository.ts";
import { normaliseEmail, type RowValues } from "./read-row.ts";
import type { BatchOutcome } from "./reasons.ts";
import { userBatchRows } from "./tables.ts";

interface Filter {
  readonly outcome?: BatchOutcome | undefined;
  readonly undo?: "removed" | "restored" | "kept" | undefined;
}

const { position, outcome, undo } = userBatchRows;

const matching = (batchId: number, filter: Filter): SQL | undefined =>
  and(
    eq(userBatchRows.batchId, batchId),
    isNotNull(outcome),
    filter.outcome && eq(outcome, filter.outcome),
    filter.undo && inArray(undo, filter.undo === "removed" ? ["removed", "removing"] : [filter.undo]),
  );

/** Judged rows in the order of the file, from the cursor on; one more than `limit`. */
export async function selectJudgedRows(
  db: Db,
  batchId: number,
  filter: Filter,
  cursor: { readonly direction: "after" | "before"; readonly id: number } | null,
  limit: number,
): Promise<StoredRow[]> {
  const isBackwards = cursor?.direction === "before";
  const place = cursor && (isBackwards ? sql`${position} < ${cursor.id}` : sql`${position} > ${cursor.id}`);
  return db
    .select()
    .from(userBatchRows)
    .where(and(matching(batchId, filter), place ?? undefined))
    .orderBy(isBackwards ? sql`${position} desc` : position)
    .limit(limit + 1);
}

export async function countJudgedRows(db: Db, batchId: number, filter: Filter): Promise<number> {
  const [row] = await db.select({ n: count() }).from(userBatchRows).where(matching(batchId, filter));
  return row?.n ?? 0;
}

interface SentRow {
  readonly row: number;
  readonly values: RowValues;
}

/** Stores rows from a place on; rows that are there already are replaced. One statement. */
export async function storeRows(tx: Db, batchId: number, offset: number, rows: readonly SentRow[]): Promise<void> {
  const stored = rows.map(({ row, values }, index) => {
    const kept = wellFormed(values);
    return { position: offset + index, row, email: normaliseEmail(kept.email), values: kept };
  });
  await tx.execute(sql`
    insert into user_batch_rows (batch_id, position, row, email, "values")
    select ${batchId}::int, position, "row", email, "values"
    from ${recordset(stored)} as d(position int, "row" int, email text, "values" jsonb)
    on conflict (batch_id, position) do update
    set "row" = excluded."row", email = excluded.email, "values" = excluded."values"`);
}

/** Half a surrogate pair, which a program may send, is no text for a database. */
const wellFormed = (values: RowValues): RowValues =>
  Object.fromEntries(Object.entries(values).flatMap(([field, text]) => (text ? [[field, text.toWellFormed()]] : [])));
