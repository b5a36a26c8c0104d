import type { BatchColumn } from "../editor.types";

/** Cells of a changed row before and after: arrays that nobody changes. */
export type RowChange = readonly [row: number, before: readonly string[], after: readonly string[]];

/** Value before and after. */
type Swap<Value> = readonly [before: Value, after: Value];

/** One step that can be undone. */
export interface Change {
  readonly cells: readonly RowChange[];
  readonly rows: Swap<readonly number[]> | null;
  readonly columns: Swap<readonly BatchColumn[]> | null;
  readonly aside: Swap<ReadonlySet<number>> | null;
  /** E-mail addresses that look like a typo and are right. */
  readonly accepted: Swap<ReadonlySet<string>> | null;
  /** Rows that are added, deleted, set aside or taken back; the rows of `cells` are not listed again. */
  readonly touched: readonly number[];
}

export const noChange: Change = { cells: [], rows: null, columns: null, aside: null, accepted: null, touched: [] };
