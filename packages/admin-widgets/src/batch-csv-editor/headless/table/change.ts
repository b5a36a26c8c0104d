import type { BatchColumn } from "../editor.types";

/** A changed cell: row, place in the row, text before and after. */
export type CellChange = readonly [row: number, at: number, before: string, after: string];

/** Value before and after. */
type Swap<Value> = readonly [before: Value, after: Value];

/** One step that can be undone. */
export interface Change {
  readonly cells: readonly CellChange[];
  readonly rows: Swap<readonly number[]> | null;
  readonly columns: Swap<readonly BatchColumn[]> | null;
  readonly aside: Swap<ReadonlySet<number>> | null;
  /** E-mail addresses that look like a typo and are right. */
  readonly accepted: Swap<ReadonlySet<string>> | null;
  /** Rows that are added, deleted, set aside or taken back; the rows of `cells` are not listed again. */
  readonly touched: readonly number[];
}

export const noChange: Change = { cells: [], rows: null, columns: null, aside: null, accepted: null, touched: [] };
