import type { AdminLevel, Batch, BatchField, BatchOutcome, BatchPolicy } from "@hotseat/api-client/types";

/** Key of a field that a column of the file is mapped to. */
export type { BatchField };

/** One row as it goes to `onCheck` and `onUpload`: the mapped fields; a field without a column is absent. */
export interface BatchRow {
  /** Number of the row in the editor, from 1. The same in every response about this row. */
  readonly row: number;
  readonly values: Readonly<Partial<Record<BatchField, string>>>;
}

/** Kind of what happens, or happened, to a row. */
export type { BatchOutcome };

/** A field whose stored value differs from the row's. */
export interface BatchDifference {
  readonly field: BatchField;
  readonly from: string | null;
  readonly to: string | null;
}

/** The server's judgement of one row, before the upload (dry run) or after it. */
export interface BatchRowResult {
  readonly row: number;
  readonly outcome: BatchOutcome;
  /** Code of the reason; null where nothing is wrong. Its words are `batch.reasons.<reason>` of the locale. */
  readonly reason: string | null;
  /** Field the reason is about; null: the whole row. */
  readonly field: BatchField | null;
  readonly differences: readonly BatchDifference[];
}

/** Number of rows of each outcome. Their sum is the number of rows sent. */
export type BatchTotals = Readonly<Record<BatchOutcome, number>>;

/** Progress of an upload, in rows. */
export interface BatchProgress {
  readonly phase: NonNullable<Batch["progress"]>["phase"];
  readonly done: number;
  readonly total: number;
}

/** `all_or_nothing`: one bad row and nobody is created or changed. `skip_bad`: bad rows stay, the others go in. */
export type { BatchPolicy };

/** Options of one upload. */
export interface UploadOptions {
  readonly policy: BatchPolicy;
  /** True: every created person gets the mail that invites them. */
  readonly sendInvitations: boolean;
  /** The same for each attempt of one upload, so that a repeated attempt imports nothing twice. */
  readonly idempotencyKey: string;
  readonly onProgress: (progress: BatchProgress) => void;
  /** Aborted: the import is cancelled; rows already imported stay, under `all_or_nothing` they are taken out again. */
  readonly signal: AbortSignal;
}

/** Result of an upload. */
export interface UploadResult {
  /** Number of the import, as people quote it. */
  readonly batchId: number;
  readonly totals: BatchTotals;
  /** Every row that was sent, in order. */
  readonly results: readonly BatchRowResult[];
  readonly startedAt: string;
  readonly finishedAt: string;
  /** Time until which the import can be undone; null: it cannot. */
  readonly undoUntil: string | null;
  readonly status: "finished" | "cancelled" | "rolled_back";
}

/** Result of an undo. People who have acted since stay and are listed. */
export interface UndoResult {
  readonly removed: number;
  readonly restored: number;
  readonly kept: readonly { readonly row: number; readonly email: string }[];
}

/** Calls that the widget makes to its host; it knows no server of its own. */
export interface BatchHost {
  /** Judges rows without changing anything. Left out: only the rules of the file are checked. */
  readonly onCheck?: (
    rows: readonly BatchRow[],
    options: { readonly onProgress: (progress: BatchProgress) => void; readonly signal: AbortSignal },
  ) => Promise<readonly BatchRowResult[]>;
  readonly onUpload: (rows: readonly BatchRow[], options: UploadOptions) => Promise<UploadResult>;
  readonly onUndo?: (batchId: number, options: { readonly signal: AbortSignal }) => Promise<UndoResult>;
}

/** Facts about the scope that rows are imported into, as the rules need them. */
export interface BatchScope {
  readonly level: AdminLevel;
  /** Name of the scope, as the toast says it. */
  readonly name: string;
  /** Roles that the administrator may give. */
  readonly roles: readonly string[];
  /** Organisations and institutions that a row may name, by name. Empty at institution scope. */
  readonly organisations: readonly { readonly id: number; readonly name: string }[];
  readonly institutions: readonly { readonly id: number; readonly name: string; readonly organisationId: number }[];
  readonly languages: readonly string[];
}

/** A person the host already knows, to compare rows with in the browser. Names are those of the scope, `role` and `language` are keys. */
export interface KnownPerson extends Readonly<Partial<Record<BatchField, string | null>>> {
  readonly email: string;
}

/** A rule of the host for one column: the message that is shown, or null where the value is right. */
export type ColumnRule = (value: string, row: BatchRow) => string | null;

/** Template of a file of users. */
export interface BatchTemplate {
  /** Fields that must not be empty. Default: e-mail and full name. */
  readonly requiredColumns?: readonly BatchField[];
  /** Rules of the host, by field. They run on the page's thread, in slices. */
  readonly columnRules?: Readonly<Partial<Record<BatchField, ColumnRule>>>;
  /** Example rows of the downloaded template; each has one value for each field of `columns`. */
  readonly rows?: readonly (readonly string[])[];
  /** Fields of the downloaded template, in order. Default: what the scope needs. */
  readonly columns?: readonly BatchField[];
}
