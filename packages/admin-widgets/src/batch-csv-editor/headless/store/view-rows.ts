import { inSlices } from "../jobs/slices";
import type { BatchCore } from "./batch-core";

function matches(core: BatchCore, row: number, wanted: string): boolean {
  const { table } = core.model;
  if (String(row) === wanted) return true;
  return table.columns.some(({ id }) => table.cell(row, id).toLowerCase().includes(wanted));
}

/** Steps of the search are this many rows. */
const ROWS_AT_ONCE = 500;

function* search(core: BatchCore): Generator<void> {
  const found: number[] = [];
  const { session, model } = core;
  const wanted = session.find.trim().toLowerCase();
  let looked = 0;
  for (const row of model.table.rows) {
    const shown = !session.onlyProblems || model.problems.has(row);
    if (shown && (wanted === "" || matches(core, row, wanted))) found.push(row);
    looked += 1;
    if (looked % ROWS_AT_ONCE === 0) yield;
  }
  core.set({ visibleRows: found });
}

/** Rows that pass the filter and the search: found in slices, a new search ends the one before. */
export function createRowView(core: BatchCore) {
  let running = new AbortController();
  return {
    /** Finds the rows and publishes; short tables at once. */
    async refresh(): Promise<void> {
      running.abort();
      running = new AbortController();
      const { signal } = running;
      if (!core.session.onlyProblems && core.session.find.trim() === "") {
        core.set({ visibleRows: core.model.table.rows });
        return;
      }
      await inSlices(search(core), signal);
    },
  };
}

export type RowView = ReturnType<typeof createRowView>;
