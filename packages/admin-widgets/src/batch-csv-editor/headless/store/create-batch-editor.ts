import { type ReadableStore, readable } from "@hotseat/core/store";
import type { BatchHost } from "../batch.types";
import type { BatchState, EditProblem, TableReader } from "../editor.types";
import { createGridActions } from "../grid/grid-actions";
import { defaultJobs } from "../jobs/worker-jobs";
import { rememberFields } from "../mapping/mapping-choices";
import { type BatchCore, createCore, readerOf } from "./batch-core";
import type { BatchEditorOptions } from "./batch-options";
import { createCheckRun } from "./check-run";
import { createExports } from "./exports";
import { createFileActions } from "./file-actions";
import { createKeptWork } from "./kept-work";
import { createRepairActions } from "./repair-actions";
import { createTableActions } from "./table-actions";
import { createUploadActions } from "./upload-actions";
import { createRowView } from "./view-rows";

/** Reads the table outside of a rendering; within one, `state.read` is right. */
function createReaders(core: BatchCore): TableReader {
  const now = () => readerOf(core.model);
  return {
    row: (row) => now().row(row),
    cell: (row, column) => now().cell(row, column),
    problemsOf: (row) => now().problemsOf(row),
    outcomeOf: (row) => now().outcomeOf(row),
  };
}

/**
 * Makes an editor: a store with the state by step, and the actions. It knows no server. Call `dispose` when it is not needed any more;
 * its work stays in `storage`.
 */
export function createBatchEditor(options: BatchEditorOptions) {
  const core = createCore(options, options.jobs ?? defaultJobs());
  const kept = createKeptWork(core);
  const view = createRowView(core);
  const check = createCheckRun(core, view);
  const files = createFileActions(core, () => kept.plan(true));
  const table = createTableActions(core, view, check, () => kept.plan(false));
  const upload = createUploadActions(core, view, () => {
    if (core.model.table.rows.length === 0) kept.forget();
    else kept.plan(false);
  });
  const { make: _make, makeSteps: _steps, ...edits } = table;
  const resumable = () => core.set({ resumable: kept.found() });
  resumable();

  function refuse(notice: EditProblem): EditProblem {
    core.set({ notice });
    return notice;
  }

  return {
    store: readable(core.store) as ReadableStore<BatchState>,
    ...createReaders(core),
    ...files,
    ...edits,
    ...createRepairActions(core, table),
    ...createGridActions(core, table),
    ...createExports(core),
    choose: upload.choose,
    upload: upload.upload,
    cancelUpload: upload.cancelUpload,
    undoUpload: upload.undoUpload,

    /** Goes on with the work that an earlier visit left. */
    resume(): void {
      core.reset();
      if (kept.restore()) {
        core.changed({ step: "check", kept: "all" });
        void check.all();
      } else resumable();
    },
    /** Forgets the work that an earlier visit left. */
    forgetKept(): void {
      kept.forget();
      resumable();
    },
    /** Closes the mapping step: remembers the fields and checks every row. Refused where a required field has no column. */
    confirmMapping(): EditProblem | null {
      core.edits.finish();
      const { columns } = core.model.table;
      const missing = core.required.find((field) => !columns.some((column) => column.field === field));
      if (missing) return refuse({ code: "required_column_missing", detail: missing });
      rememberFields(
        options.choices,
        columns.map(({ name }) => name),
        columns.map(({ field }) => field),
      );
      core.set({ step: "check", notice: null });
      void check.all();
      return null;
    },
    /** Goes to another step. To `import` only without problems; `map` and `check` keep everything that was edited. */
    goTo(step: "map" | "check" | "fix" | "import"): EditProblem | null {
      core.edits.finish();
      const refused = step === "import" ? upload.refusal() : null;
      if (refused) return refuse(refused);
      core.changed({ step, notice: null, onlyProblems: step === "fix" });
      if (core.model.needsFullCheck && step !== "map") void check.all();
      else void view.refresh();
      return null;
    },
    /** Forgets the outcomes and asks the host about every row again. */
    checkAgain: () => check.again(),
    setOnlyProblems(onlyProblems: boolean): void {
      core.session.onlyProblems = onlyProblems;
      void view.refresh();
    },
    /** Shows the rows that contain a text, or have it as their number. */
    setFind(find: string): void {
      core.set({ find });
      void view.refresh();
    },
    /** Takes over the callbacks of the host's last rendering. */
    setHost(host: BatchHost & Pick<BatchEditorOptions, "onNotice">): void {
      const { onCheck, onUpload, onUndo, onNotice } = host;
      core.options = { ...core.options, onCheck, onUpload, onUndo, onNotice };
    },
    dismissNotice: () => core.set({ notice: null }),
    /** Throws the table away and begins again. */
    startOver(): void {
      check.stop();
      upload.cancelUpload();
      kept.forget();
      core.reset();
    },
    /** Starts the worker, so that the first file does not wait for it. */
    prepare: () => core.jobs.prepare(),
    dispose(): void {
      check.stop();
      files.stop();
      core.jobs.dispose();
    },
  };
}

export type BatchEditor = ReturnType<typeof createBatchEditor>;
