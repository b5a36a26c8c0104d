import type { BatchHost, BatchRow, BatchRowResult, BatchScope, BatchTotals, UploadResult } from "./batch.types";
import type { BatchState, TableState } from "./editor.types";
import { inlineJobs } from "./jobs/inline-jobs";
import type { BatchEditorOptions } from "./store/batch-options";
import { type BatchEditor, createBatchEditor } from "./store/create-batch-editor";

/** An institution's administrator. */
export const SCHOOL: BatchScope = {
  level: "institution",
  name: "BFH Bern",
  roles: ["user", "institution_admin"],
  organisations: [],
  institutions: [],
  languages: ["en", "fr", "de", "it"],
};

/** An administrator of the platform. */
export const PLATFORM: BatchScope = {
  level: "platform",
  name: "Hotseat",
  roles: ["user", "institution_admin", "organisation_admin", "platform_admin"],
  organisations: [
    { id: 1, name: "Berner Fachhochschule" },
    { id: 2, name: "Université de Genève" },
  ],
  institutions: [
    { id: 10, name: "BFH Bern", organisationId: 1 },
    { id: 11, name: "BFH Biel", organisationId: 1 },
    { id: 20, name: "Faculté de droit", organisationId: 2 },
  ],
  languages: ["en", "fr", "de", "it"],
};

export const resultOf = (row: number, outcome: BatchRowResult["outcome"], reason: string | null = null) => ({
  row,
  outcome,
  reason,
  field: null,
  differences: [],
});

export const NO_TOTALS: BatchTotals = {
  created: 0,
  updated: 0,
  unchanged: 0,
  conflict: 0,
  rejected: 0,
  skipped: 0,
  failed: 0,
};

/** The result of an import with this outcome for each row. */
export function uploadResult(
  rows: readonly BatchRow[],
  judge: (row: BatchRow) => BatchRowResult,
  change: Partial<UploadResult> = {},
): UploadResult {
  return {
    batchId: 118,
    totals: NO_TOTALS,
    results: rows.map(judge),
    startedAt: "2026-11-25T14:52:00.000Z",
    finishedAt: "2026-11-25T14:52:38.000Z",
    undoUntil: "2026-11-26T14:52:38.000Z",
    status: "finished",
    ...change,
  };
}

const importAll: BatchHost["onUpload"] = async (rows) => uploadResult(rows, ({ row }) => resultOf(row, "created"));

/** An editor without a worker. */
export function editorOf(options: Partial<BatchEditorOptions> = {}): BatchEditor {
  return createBatchEditor({ scope: SCHOOL, onUpload: importAll, jobs: inlineJobs, ...options });
}

/** The state of a step with a table. */
export function tableOf(editor: BatchEditor): TableState & BatchState {
  const state = editor.store.getState();
  if (state.step === "empty") throw new Error(`the editor is empty: ${state.problem?.code}`);
  return state;
}

/** Resolves once the state fulfils the condition. */
export function until(editor: BatchEditor, holds: (state: BatchState) => boolean): Promise<BatchState> {
  return new Promise((resolve) => {
    const look = (state: BatchState) => {
      if (!holds(state)) return;
      stop();
      resolve(state);
    };
    const stop = editor.store.subscribe(look);
    look(editor.store.getState());
  });
}

/** Resolves once no rule and no dry run is running. */
export const settled = (editor: BatchEditor) =>
  until(editor, (state) => state.step === "empty" || state.checking === null);

/** An editor that has read and checked a text. */
export async function checkedEditor(text: string, options: Partial<BatchEditorOptions> = {}): Promise<BatchEditor> {
  const editor = editorOf(options);
  await editor.openText(text);
  editor.confirmMapping();
  await settled(editor);
  return editor;
}

/** Kinds of the problems of a row. */
export const kindsOf = (editor: BatchEditor, row: number) => editor.problemsOf(row).map(({ kind }) => kind);

/** A promise that a test settles itself. */
export function gate<Value = void>() {
  let open: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}
