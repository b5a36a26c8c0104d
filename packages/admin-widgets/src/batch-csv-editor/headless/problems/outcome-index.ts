import type { BatchOutcome, BatchRowResult } from "../batch.types";

/** The server's judgement by row, with a count for each outcome. */
export class OutcomeIndex {
  readonly #byRow = new Map<number, BatchRowResult>();
  readonly #rows = new Map<BatchOutcome, Set<number>>();

  set(result: BatchRowResult): void {
    this.delete(result.row);
    this.#byRow.set(result.row, result);
    const rows = this.#rows.get(result.outcome);
    if (rows) rows.add(result.row);
    else this.#rows.set(result.outcome, new Set([result.row]));
  }

  /** Forgets the judgement of a row that has changed since. */
  delete(row: number): void {
    const known = this.#byRow.get(row);
    if (!known) return;
    this.#byRow.delete(row);
    this.#rows.get(known.outcome)?.delete(row);
  }

  of(row: number): BatchRowResult | null {
    return this.#byRow.get(row) ?? null;
  }

  count(outcome: BatchOutcome): number {
    return this.#rows.get(outcome)?.size ?? 0;
  }

  rows(outcome: BatchOutcome): ReadonlySet<number> {
    return this.#rows.get(outcome) ?? new Set();
  }

  clear(): void {
    this.#byRow.clear();
    this.#rows.clear();
  }
}
