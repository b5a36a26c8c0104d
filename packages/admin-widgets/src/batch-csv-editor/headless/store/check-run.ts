import { createDebounce } from "@hotseat/core/debounce";
import { CHECK_DELAY_MS } from "../batch.constants";
import type { FoundProblems } from "../jobs/batch-jobs";
import { inSlices, PAUSE } from "../jobs/slices";
import type { BatchCore } from "./batch-core";
import type { RowView } from "./view-rows";

/** Rows of an edit that are checked before it returns: a few milliseconds at most. */
const CHECKED_AT_ONCE = 100;

/** Rows whose outcome is unknown are asked about; those of one question. */
function* rowsToAsk({ model }: BatchCore, asked: ReturnType<BatchCore["model"]["batchRow"]>[]): Generator<void> {
  for (const row of [...model.unchecked].sort((one, other) => one - other)) {
    if (model.table.has(row)) asked.push(model.batchRow(row));
    yield;
  }
}

/** The check of every row by the rules, and the dry run at the host for the rows without problems. */
export function createCheckRun(core: BatchCore, view: RowView) {
  let running = new AbortController();
  let isRechecking = false;
  let waiting: (() => void)[] = [];

  function* recheck(): Generator<unknown> {
    const { model } = core;
    // The edit itself is rendered in this task.
    if (model.toRecheck.size > CHECKED_AT_ONCE) yield PAUSE;
    yield* model.recheckChanged();
    isRechecking = false;
    const done = waiting;
    waiting = [];
    // Another file was opened meanwhile.
    if (core.model !== model) return;
    core.session.isChecked = !model.needsFullCheck;
    for (const tell of done) tell();
  }

  function begin(): AbortSignal {
    planned.cancel();
    running.abort();
    running = new AbortController();
    return running.signal;
  }

  /** Enters the rows of one piece with what was found for them. */
  function enter(rows: readonly number[], found: FoundProblems): void {
    const problems = new Map(found);
    for (const row of rows) core.model.enter(row, problems.get(row) ?? []);
  }

  async function checkAll(signal: AbortSignal): Promise<boolean> {
    const { model } = core;
    const { rows } = model.table;
    const { scope, template } = core.options;
    let entered = 0;
    model.beginCheck();
    await core.jobs.check(
      {
        rules: {
          scope,
          columns: model.table.columns,
          required: template?.requiredColumns,
          accepted: model.table.accepted,
        },
        rows,
        cellsOf: (row) => model.table.row(row),
        changed: model.changed,
        isRead: core.session.isRead,
        report(found, done) {
          if (signal.aborted) return;
          enter(rows.slice(entered, done), found);
          entered = done;
          core.set({ checking: { phase: "checking", done, total: rows.length } });
        },
      },
      signal,
    );
    if (signal.aborted) return false;
    // Problems found for a row that was edited meanwhile are old.
    return inSlices(model.recheck(model.sinceCheck), signal);
  }

  async function ask(signal: AbortSignal): Promise<void> {
    const { onCheck } = core.options;
    if (!onCheck || core.model.unchecked.size === 0) return;
    const asked: ReturnType<typeof core.model.batchRow>[] = [];
    if (!(await inSlices(rowsToAsk(core, asked), signal))) return;
    const sentCells = new Map(asked.map(({ row }) => [row, core.model.table.row(row)]));
    try {
      core.set({ checking: { phase: "checking", done: 0, total: asked.length } });
      const results = await onCheck(asked, {
        signal,
        onProgress: (checking) => !signal.aborted && core.set({ checking }),
      });
      if (signal.aborted) return;
      function* merge() {
        // A row that was edited meanwhile has another content than the one that was judged.
        for (const result of results) {
          if (core.model.table.row(result.row) === sentCells.get(result.row)) core.model.merge([result]);
          yield;
        }
      }
      await inSlices(merge(), signal);
    } catch {
      if (!signal.aborted) core.set({ notice: { code: "check_failed", detail: null } });
    }
  }

  async function finish(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    core.changed({ checking: null });
    await view.refresh();
  }

  const planned = createDebounce(core.clock, CHECK_DELAY_MS, () => {
    const signal = begin();
    void ask(signal).then(() => (signal.aborted ? undefined : core.changed({ checking: null })));
  });

  return {
    /** Checks every row, then asks the host. */
    async all(): Promise<void> {
      const signal = begin();
      core.model.needsFullCheck = false;
      core.session.isChecked = false;
      core.set({ checking: { phase: "checking", done: 0, total: core.model.table.rows.length }, notice: null });
      if (!(await checkAll(signal))) return;
      core.changed({ isChecked: true });
      await view.refresh();
      await ask(signal);
      await finish(signal);
    },
    /** Checks the rows that have changed: few at once, many in slices. Calls `whenDone` after the last one. */
    changed(whenDone: () => void): void {
      waiting.push(whenDone);
      core.session.isChecked = false;
      if (isRechecking) return;
      isRechecking = true;
      void inSlices(recheck(), undefined, CHECKED_AT_ONCE);
    },
    /** Asks the host about the rows that have changed, a moment after the last edit. */
    plan(): void {
      if (!core.options.onCheck || core.session.step === "map") return;
      planned.schedule();
    },
    /** Asks again about every row without local problems. */
    async again(): Promise<void> {
      core.model.outcomes.clear();
      await this.all();
    },
    stop(): void {
      begin();
    },
  };
}

export type CheckRun = ReturnType<typeof createCheckRun>;
