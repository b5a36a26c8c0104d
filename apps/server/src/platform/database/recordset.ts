import { type SQL, sql } from "drizzle-orm";

/**
 * Rows as a table of a statement; the caller adds the columns: `from ${recordset(rows)} as d(position int, …)`. They are one parameter: a
 * statement takes 65,535, and the columns of many rows would pass that.
 */
export const recordset = (rows: readonly object[]): SQL => sql`json_to_recordset(${JSON.stringify(rows)}::json)`;
