import { and, eq, gt, gte, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./database.ts";

/** Characters of JSON of one page, unless its first row has more. */
const PAGE_CHARACTERS = 1024 * 1024;

/** Rows of JSON that belong to one owner and are read in the order of a number. */
interface PagedRows {
  readonly table: PgTable;
  readonly owner: PgColumn;
  readonly number: PgColumn;
  readonly content: PgColumn;
  /** Entries of one row. */
  readonly entries: SQL | PgColumn;
}

/**
 * The number of the last row of a page that begins with the first row from `from` on; null without a row. The page ends at about 1 MB,
 * and with the row that has its last entry of `limit`. One row after another is measured, because a page of them may have 1 GB.
 */
export async function pageEnd(
  db: Db,
  { table, owner, number, content, entries }: PagedRows,
  { ownerId, from, limit }: { readonly ownerId: string; readonly from: number | SQL<number>; readonly limit: number },
): Promise<number | null> {
  const firstOf = (which: SQL) => sql`
    select ${number} as number, ${entries} as entries, length(${content}::text) as characters
    from ${table} where ${and(eq(owner, ownerId), which)} order by ${number} limit 1`;
  const { rows } = await db.execute<{ last: number | null }>(sql`
    with recursive page as (
      (${firstOf(gte(number, from))})
      union all
      select next.number, page.entries + next.entries, page.characters + next.characters
      from page cross join lateral (${firstOf(gt(number, sql`page.number`))}) as next
      where page.entries < ${limit} and page.characters + next.characters <= ${PAGE_CHARACTERS})
    select max(number) as last from page`);
  return rows[0]?.last ?? null;
}
