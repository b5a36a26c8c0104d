import type { BatchColumn } from "../editor.types";
import type { Change } from "./change";

const EMPTY_ROW: readonly string[] = [];

/**
 * The cells of a file: one array of texts for each row, no object for a cell. A row's number, from 1, is its id for good; a column's id is
 * its place in every row, so adding, deleting and moving columns or rows copies no cell.
 */
export class BatchTable {
  /** Rows by number; deleted ones stay, for the undo. */
  readonly #cells: (readonly string[])[] = [];
  /** Deleted rows. */
  readonly #gone = new Set<number>();
  columns: readonly BatchColumn[] = [];
  rows: readonly number[] = [];
  aside: ReadonlySet<number> = new Set();
  /** E-mail addresses, in lower case, that look like a typo and are right. */
  accepted: ReadonlySet<string> = new Set();

  /** Starts a table; rows are added with `append`. */
  begin(columns: readonly BatchColumn[]): void {
    this.#cells.length = 0;
    this.#gone.clear();
    this.columns = columns;
    this.rows = [];
    this.aside = new Set();
    this.accepted = new Set();
  }

  /** Adds rows that were read. Returns the number of the first one. The rows belong to the table from now on. */
  append(rows: readonly (readonly string[])[]): number {
    const first = this.#cells.length + 1;
    for (const row of rows) this.#cells.push(row);
    return first;
  }

  /** Lists every row that was appended. */
  settle(): void {
    this.rows = Array.from(this.#cells, (_, at) => at + 1);
  }

  has(row: number): boolean {
    return row <= this.#cells.length && !this.#gone.has(row);
  }

  /** Lists these rows; the others are deleted. */
  list(rows: readonly number[], concerned: Iterable<number>): void {
    const present = new Set(rows);
    for (const row of concerned) {
      if (present.has(row)) this.#gone.delete(row);
      else this.#gone.add(row);
    }
    this.rows = rows;
  }

  /** Largest number of a row so far. */
  get lastRow(): number {
    return this.#cells.length;
  }

  /** Cells of a row by column id; a column added later may be missing. The array is replaced, never changed, by an edit. */
  row(row: number): readonly string[] {
    return this.#cells[row - 1] ?? EMPTY_ROW;
  }

  cell(row: number, at: number): string {
    return this.row(row)[at] ?? "";
  }

  /** Puts a whole row in place, without a step of the undo; the array is the table's from now on. */
  restore(row: number, cells: readonly string[]): void {
    while (this.#cells.length < row) this.#cells.push([]);
    this.#cells[row - 1] = cells;
  }

  /** Applies a change, or takes it back. Returns every row concerned; null: all of them. */
  apply(change: Change, isBack: boolean): readonly number[] | null {
    const side = isBack ? 0 : 1;
    for (const [row, before, after] of change.cells) this.restore(row, isBack ? before : after);
    if (change.rows) this.list(change.rows[side], change.touched);
    if (change.accepted) this.accepted = change.accepted[side];
    if (change.aside) this.aside = change.aside[side];
    if (change.columns) {
      this.columns = change.columns[side];
      return null;
    }
    return [...change.cells.map(([row]) => row), ...change.touched];
  }
}
