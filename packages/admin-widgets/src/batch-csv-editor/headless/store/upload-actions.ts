import type { BatchOutcome, BatchRow, UploadResult } from "../batch.types";
import type { EditProblem, UploadChoice } from "../editor.types";
import { inSlices } from "../jobs/slices";
import type { BatchCore } from "./batch-core";
import type { RowView } from "./view-rows";

/** Outcomes of rows that are in, and leave the editor. */
const IN: ReadonlySet<BatchOutcome> = new Set(["created", "updated", "unchanged"]);

/** The upload, its result and its undo. */
export function createUploadActions(core: BatchCore, view: RowView, onFinished: () => void) {
  let running: AbortController | null = null;
  /** Rows before the last upload, for its undo. */
  let before: readonly number[] = [];

  async function rowsToSend(signal: AbortSignal): Promise<BatchRow[]> {
    const rows: BatchRow[] = [];
    function* build() {
      for (const row of core.model.sendable()) {
        rows.push(core.model.batchRow(row));
        yield;
      }
    }
    await inSlices(build(), signal);
    return rows;
  }

  async function receive(result: UploadResult, signal: AbortSignal): Promise<void> {
    const { model } = core;
    const isBack = result.status === "rolled_back";
    const leaving = result.results.filter(({ outcome }) => !isBack && IN.has(outcome)).map(({ row }) => row);
    const staying = result.results.filter(({ outcome }) => isBack || !IN.has(outcome));
    before = model.table.rows;
    model.leave(new Set(leaving));
    function* merge() {
      for (const one of staying) {
        model.merge([IN.has(one.outcome) ? { ...one, outcome: "skipped" as const } : one]);
        yield;
      }
    }
    await inSlices(merge(), signal);
    const canUndo = core.options.onUndo !== undefined && result.undoUntil !== null;
    core.changed({
      ...{ step: "result", result, upload: null, key: null, notice: null, onlyProblems: false, find: "" },
      undo: { kind: canUndo ? "possible" : "none" },
    });
    await view.refresh();
    onFinished();
  }

  function refusal(): EditProblem | null {
    core.edits.finish();
    const { problems } = core.model;
    if (!core.session.isChecked) return { code: "still_checking", detail: null };
    if (problems.size > 0) return { code: "fix_all_errors", detail: null };
    return core.model.sendable().length === 0 ? { code: "no_rows", detail: null } : null;
  }

  return {
    refusal,
    choose(choice: Partial<UploadChoice>): void {
      // Other options make another upload.
      core.set({ choice: { ...core.session.choice, ...choice }, key: null });
    },
    /** Sends every row that is not set aside. After a failure the next attempt has the same key, as long as nothing is edited. */
    async upload(): Promise<void> {
      const refused = refusal();
      if (refused || running) {
        core.set({ notice: refused });
        return;
      }
      running = new AbortController();
      const { signal } = running;
      const key = core.session.key ?? (core.options.makeKey ?? (() => crypto.randomUUID()))();
      core.set({ key, notice: null, upload: { phase: "sending", done: 0, total: core.model.sendable().length } });
      try {
        const rows = await rowsToSend(signal);
        const result = await core.options.onUpload(rows, {
          ...core.session.choice,
          idempotencyKey: key,
          signal,
          onProgress: (upload) => core.set({ upload }),
        });
        running = null;
        await receive(result, new AbortController().signal);
        core.options.onNotice?.({ kind: "submitted", name: core.options.scope.name });
      } catch {
        running = null;
        if (signal.aborted) core.set({ upload: null, key: null });
        else core.set({ upload: null, notice: { code: "upload_failed", detail: null } });
      }
    },
    /** Cancels the upload. Its result, if the host has one, is still shown. */
    cancelUpload(): void {
      running?.abort();
    },
    /** Undoes the import. The rows come back, without those of people who have acted since. */
    async undoUpload(): Promise<void> {
      const { result, undo } = core.session;
      const { onUndo } = core.options;
      if (!result || !onUndo || undo.kind !== "possible") return;
      core.set({ undo: { kind: "running" }, notice: null });
      try {
        const undone = await onUndo(result.batchId, { signal: new AbortController().signal });
        const kept = new Set(undone.kept.map(({ row }) => row));
        core.model.comeBack(before.filter((row) => !kept.has(row)));
        await inSlices(core.model.recheckChanged());
        core.changed({ undo: { kind: "done", result: undone } });
        await view.refresh();
      } catch {
        core.set({ undo: { kind: "possible" }, notice: { code: "undo_failed", detail: null } });
      }
    },
  };
}
