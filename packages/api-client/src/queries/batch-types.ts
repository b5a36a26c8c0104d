import type {
  Batch,
  BatchDifference,
  BatchField,
  BatchOutcome,
  BatchPolicy,
  BatchReason,
} from "../generated/types.gen";

/** One row to import; `row` is its number in the file, from 1. */
export interface ImportRow {
  readonly row: number;
  readonly values: Readonly<Partial<Record<BatchField, string>>>;
}

/** The server's judgement of one row, before an import or after it. */
export interface ImportRowResult {
  readonly row: number;
  readonly outcome: BatchOutcome;
  /** Null where nothing is wrong. */
  readonly reason: BatchReason | null;
  /** Field the reason is about; null: the whole row. */
  readonly field: BatchField | null;
  readonly differences: readonly BatchDifference[];
}

/** Progress of an import, in rows. */
export type BatchProgress = NonNullable<Batch["progress"]>;

/** Input of a check, an import and an undo. */
export interface BatchWatch {
  readonly onProgress?: (progress: BatchProgress) => void;
  readonly signal: AbortSignal;
}

/** Options of an import. */
export interface ImportOptions extends BatchWatch {
  readonly policy: BatchPolicy;
  readonly sendInvitations: boolean;
  /** The same for each attempt of one import, so that a repeated attempt imports nothing twice. */
  readonly idempotencyKey: string;
  readonly fileName?: string;
}

/** Result of an import. */
export interface ImportResult {
  readonly batchId: number;
  readonly totals: Readonly<Record<BatchOutcome, number>>;
  readonly results: readonly ImportRowResult[];
  readonly startedAt: string;
  readonly finishedAt: string;
  /** Time until which the import can be undone; null: it cannot. */
  readonly undoUntil: string | null;
  readonly status: "finished" | "cancelled" | "rolled_back";
}

/** Result of an undo: numbers of people, and the rows of those who acted since and stay. */
export interface ImportUndo {
  readonly removed: number;
  readonly restored: number;
  readonly kept: readonly { readonly row: number; readonly email: string }[];
}
