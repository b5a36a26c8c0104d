import type { BatchField } from "../batch.types";

/** Kinds of local problems. Their words are `batch.problems.<kind>`. */
export type LocalProblemKind =
  | "required"
  | "email_invalid"
  | "email_typo"
  | "too_long"
  | "role_unknown"
  | "role_forbidden"
  | "organisation_required"
  | "organisation_unknown"
  | "institution_required"
  | "institution_unknown"
  | "institution_elsewhere"
  | "institution_not_allowed"
  | "language_unknown"
  | "duplicate"
  | "custom";

/** `server`: the dry run or the upload refused the row; its words are `batch.reasons.<reason>`. */
export type ProblemKind = LocalProblemKind | "server";

/** Something wrong with a cell, or with a row. Each has to be fixed, or its row set aside, before the upload. */
export interface BatchProblem {
  readonly kind: ProblemKind;
  readonly field: BatchField | null;
  /** Id of the column; null: the whole row. */
  readonly column: number | null;
  /** Value that would be right; null where there is no likely one. */
  readonly suggestion: string | null;
  /** Another row with the same e-mail: the first one, or for the first the second. */
  readonly otherRow: number | null;
  /** Most characters that the field may have. */
  readonly limit: number | null;
  /** Message of a host's own rule, or code of the server's reason. */
  readonly message: string | null;
}

/**
 * Repair of a whole group. `correct`: take every suggestion. `choose`: one match for each distinct value.
 * `fill`: one value for all. `keep_first`: set the later rows aside. `set_user`: the role becomes user. `clear`: empty the cells.
 * `none`: cell by cell.
 */
export type RepairKind = "correct" | "choose" | "fill" | "keep_first" | "set_user" | "clear" | "none";

/** Problems that are repaired in the same way. */
export interface ProblemGroup {
  /** Kind and field, as a key of a list. */
  readonly id: string;
  readonly severity: "error" | "info";
  /** `already_registered`: rows that update a stored person. */
  readonly kind: ProblemKind | "already_registered";
  readonly field: BatchField | null;
  /** Message of a host's own rule, or code of the server's reason; null for other kinds. */
  readonly message: string | null;
  /** Number of rows. */
  readonly count: number;
  /** The first rows of the group, at most `GROUP_SAMPLES`. */
  readonly rows: readonly number[];
  /** The first distinct values, at most `GROUP_SAMPLES`. */
  readonly values: readonly string[];
  readonly repair: RepairKind;
}
