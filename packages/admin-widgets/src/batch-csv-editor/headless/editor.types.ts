import type { BatchField, BatchPolicy, BatchProgress, BatchRowResult, UndoResult, UploadResult } from "./batch.types";
import type { FileFormat, FileProblem } from "./file/file.types";
import type { BatchProblem, ProblemGroup } from "./problems/problem.types";

/** Column of the table. `id` stays the same when columns are renamed, added or deleted. */
export interface BatchColumn {
  readonly id: number;
  readonly name: string;
  /** Field that the column is imported into; null: the column is ignored. */
  readonly field: BatchField | null;
}

/** Column in the mapping step. */
export interface ColumnMapping extends BatchColumn {
  /** The first three values that are not empty. */
  readonly samples: readonly string[];
  /** `remembered`: chosen before for a file with these headers; `guessed`: from the header or the values. */
  readonly origin: "remembered" | "guessed" | "chosen" | "none";
}

/** Cell by its place in the visible table: index in `visibleRows` and in `columns`. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Selected block: from the anchor to the focus, both included. */
export interface GridSelection {
  readonly anchor: CellPlace;
  readonly focus: CellPlace;
}

/** Cell that is being edited; `row` and `column` are ids. */
export interface CellEdit {
  readonly row: number;
  readonly column: number;
  readonly draft: string;
}

/** Refused edit or step. Its words are `batch.edits.<code>`; the English ones are those of BE-2.1, BE-2.2 and BE-4.1. */
export interface EditProblem {
  readonly code:
    | "column_name_invalid"
    | "column_name_exists"
    | "last_column"
    | "required_column"
    | "required_column_missing"
    | "too_many_columns"
    | "too_many_rows"
    | "cell_too_large"
    | "fix_all_errors"
    | "still_checking"
    | "no_rows"
    | "upload_failed"
    | "check_failed"
    | "undo_failed";
  /** Field or name the problem is about. */
  readonly detail: string | null;
}

/** Number of rows, by what would happen to them. The parts add up to `rows`. */
export interface RowTotals {
  readonly rows: number;
  readonly withProblems: number;
  readonly aside: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Rows without local errors that nobody has compared with the stored people yet. */
  readonly unchecked: number;
}

/** Whether the work is kept over a reload. `too_large`: more than `KEPT_MAX_LENGTH` characters; `off`: no storage or it is full. */
export type KeptState = "all" | "too_large" | "off";

/** Options of the next upload. */
export interface UploadChoice {
  readonly policy: BatchPolicy;
  readonly sendInvitations: boolean;
}

interface EmptyStep {
  readonly step: "empty";
  readonly problem: FileProblem | null;
  /** Progress of a file that is being read, 0 to 1; null: none is. */
  readonly reading: number | null;
  /** Work of an earlier visit that can be resumed; null: there is none. */
  readonly resumable: { readonly fileName: string; readonly rows: number } | null;
}

/** Reads the table; `row` and `column` are ids. */
export interface TableReader {
  /** Cells of a row by column id, fewer where the last ones are empty. Another array after an edit of the row. */
  row(row: number): readonly string[];
  cell(row: number, column: number): string;
  problemsOf(row: number): readonly BatchProblem[];
  /** The server's judgement of a row; null while it is not known. */
  outcomeOf(row: number): BatchRowResult | null;
}

/** State of every step with a table. */
export interface TableState {
  readonly fileName: string;
  readonly format: FileFormat;
  /** False: the work was resumed and the file itself is not here, so its format cannot be changed. */
  readonly canReread: boolean;
  readonly columns: readonly BatchColumn[];
  /** Every row, in order. A row's number is its id: it stays the same when others are added, deleted or imported. */
  readonly rows: readonly number[];
  /** Rows that pass the filter and the search, in order. */
  readonly visibleRows: readonly number[];
  /** Rows that are not uploaded. */
  readonly aside: ReadonlySet<number>;
  readonly totals: RowTotals;
  readonly groups: readonly ProblemGroup[];
  readonly onlyProblems: boolean;
  readonly find: string;
  readonly selection: GridSelection;
  readonly editing: CellEdit | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Progress of the rules or of the dry run; null: nothing runs. */
  readonly checking: BatchProgress | null;
  /** Last refused edit or step; null once something else is done. */
  readonly notice: EditProblem | null;
  readonly kept: KeptState;
  /** Grows with every change of a cell, a problem or an outcome. */
  readonly revision: number;
  /** Cells and judgements. Another object with each revision: what was rendered from the one before is old. */
  readonly read: TableReader;
}

interface MapStep extends TableState {
  readonly step: "map";
  readonly mappings: readonly ColumnMapping[];
  /** Required fields that no column is mapped to. */
  readonly missing: readonly BatchField[];
}

interface CheckStep extends TableState {
  readonly step: "check" | "fix";
}

interface ImportStep extends TableState {
  readonly step: "import";
  readonly choice: UploadChoice;
  /** Number of rows that will be sent. */
  readonly toSend: number;
  /** Progress of the upload; null: it has not begun, has failed or was cancelled. */
  readonly upload: BatchProgress | null;
}

interface ResultStep extends TableState {
  readonly step: "result";
  readonly result: UploadResult;
  /** Outcomes of the rows that stay in the editor. */
  readonly toFix: readonly BatchRowResult[];
  readonly undo:
    | { readonly kind: "none" | "possible" | "running" }
    | { readonly kind: "done"; readonly result: UndoResult };
}

/** State of the editor, by step. */
export type BatchState = EmptyStep | MapStep | CheckStep | ImportStep | ResultStep;

export type BatchStep = BatchState["step"];
