import { type Clock, systemClock } from "@hotseat/core/clock";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { BatchField, BatchProgress, UploadResult } from "../batch.types";
import type { BatchState, EditProblem, KeptState, TableReader, TableState, UploadChoice } from "../editor.types";
import type { FileFormat, FileProblem } from "../file/file.types";
import type { BatchJobs } from "../jobs/batch-jobs";
import type { TextSource } from "../jobs/read-file";
import { problemGroups } from "../problems/problem-groups";
import { REQUIRED_FIELDS } from "../rules/rule-context";
import { BatchModel } from "./batch-model";
import type { BatchEditorOptions } from "./batch-options";
import { createEditRun, type EditRun } from "./edit-run";
import { mapView } from "./map-view";

/** Everything that the steps share and no selector reads directly. */
export interface Session {
  step: BatchState["step"];
  source: TextSource | null;
  fileName: string;
  format: FileFormat;
  problem: FileProblem | null;
  reading: number | null;
  resumable: { readonly fileName: string; readonly rows: number } | null;
  origins: ReadonlyMap<number, "remembered" | "guessed" | "chosen">;
  onlyProblems: boolean;
  find: string;
  visibleRows: readonly number[];
  selection: TableState["selection"];
  editing: TableState["editing"];
  checking: BatchProgress | null;
  notice: EditProblem | null;
  kept: KeptState;
  choice: UploadChoice;
  upload: BatchProgress | null;
  /** The same for each attempt of one upload; null: the next upload is a new one. */
  key: string | null;
  result: UploadResult | null;
  undo: Extract<BatchState, { step: "result" }>["undo"];
  /** True: the worker has this table as it was read. */
  isRead: boolean;
  /** True: the rules have gone over every row as it is now. */
  isChecked: boolean;
}

const START: TableState["selection"] = { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } };

const newSession = (): Session => ({
  step: "empty",
  source: null,
  fileName: "",
  format: { encoding: "utf-8", delimiter: ",", hasHeader: true },
  problem: null,
  reading: null,
  resumable: null,
  origins: new Map(),
  onlyProblems: false,
  find: "",
  visibleRows: [],
  selection: START,
  editing: null,
  checking: null,
  notice: null,
  kept: "off",
  choice: { policy: "skip_bad", sendInvitations: true },
  upload: null,
  key: null,
  result: null,
  undo: { kind: "none" },
  isRead: false,
  isChecked: false,
});

/** State that every action works on. */
export interface BatchCore {
  options: BatchEditorOptions;
  readonly clock: Clock;
  readonly required: readonly BatchField[];
  readonly store: StoreApi<BatchState>;
  jobs: BatchJobs;
  model: BatchModel;
  session: Session;
  readonly edits: EditRun;
  /** Changes the session and publishes; counts and groups stay as they are. */
  set(change: Partial<Session>): void;
  /** The model has changed: counts, groups and, with `change`, the session are published. */
  changed(change?: Partial<Session>): void;
  /** Begins with an empty editor. */
  reset(): void;
}

/** Counts and groups of the model as they were when it changed last. */
type Counted = Pick<TableState, "totals" | "groups" | "revision" | "read">;

/** Reads the model as it is. */
export const readerOf = (model: BatchModel): TableReader => ({
  row: (row) => model.table.row(row),
  cell: (row, column) => model.table.cell(row, column),
  problemsOf: (row) => model.problemsOf(row),
  outcomeOf: (row) => model.outcomes.of(row),
});

const count = ({ model }: BatchCore, revision: number): Counted => ({
  totals: model.totals(),
  groups: problemGroups(model.problems, model.outcomes, model.table),
  revision,
  read: readerOf(model),
});

function tableState({ model, session }: BatchCore, counted: Counted): TableState {
  const { table, history } = model;
  return {
    ...counted,
    fileName: session.fileName,
    format: session.format,
    canReread: session.source !== null,
    columns: table.columns,
    rows: table.rows,
    visibleRows: session.visibleRows,
    aside: table.aside,
    onlyProblems: session.onlyProblems,
    find: session.find,
    selection: session.selection,
    editing: session.editing,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    checking: session.checking,
    notice: session.notice,
    kept: session.kept,
  };
}

function stateOf(core: BatchCore, counted: Counted): BatchState {
  const { session, model } = core;
  const { step, problem, reading, resumable } = session;
  if (step === "empty") return { step, problem, reading, resumable };
  const table = tableState(core, counted);
  if (step === "map") return { ...table, step, ...mapView(model.table, session.origins, core.required) };
  if (step === "import") {
    return { ...table, step, choice: session.choice, upload: session.upload, toSend: model.sendable().length };
  }
  if (step === "result" && session.result) {
    const toFix = session.result.results.filter(({ row }) => model.table.has(row) && model.outcomes.of(row) !== null);
    return { ...table, step, result: session.result, toFix, undo: session.undo };
  }
  return { ...table, step: step === "fix" ? "fix" : "check" };
}

/** Makes the core of an editor. */
export function createCore(options: BatchEditorOptions, jobs: BatchJobs): BatchCore {
  const publish = () => core.store.setState(stateOf(core, counted), true);
  const core: BatchCore = {
    options,
    clock: options.clock ?? systemClock,
    required: options.template?.requiredColumns ?? REQUIRED_FIELDS,
    store: createStore<BatchState>(() => ({ step: "empty", problem: null, reading: null, resumable: null })),
    jobs,
    model: new BatchModel(options),
    session: newSession(),
    edits: createEditRun(),
    set(change) {
      Object.assign(core.session, change);
      publish();
    },
    changed(change = {}) {
      Object.assign(core.session, change);
      counted = count(core, counted.revision + 1);
      publish();
    },
    reset() {
      core.edits.drop();
      core.model = new BatchModel(options);
      core.session = newSession();
      core.changed();
    },
  };
  let counted = count(core, 0);
  return core;
}
