import type { BatchField, BatchScope } from "../batch.types";
import type { BatchColumn } from "../editor.types";
import type { BatchProblem } from "../problems/problem.types";
import { checkRow } from "../rules/check-row";
import { type RuleContext, ruleContext } from "../rules/rule-context";
import type { ChosenFormat, ReadEvent, TextSource } from "./read-file";

/** Input of the rules of a row; it can be sent to a worker. */
export interface RuleInput {
  readonly scope: BatchScope;
  readonly columns: readonly BatchColumn[];
  readonly required: readonly BatchField[] | undefined;
  readonly accepted: ReadonlySet<string>;
}

/** Problems of rows that have some. */
export type FoundProblems = readonly (readonly [row: number, problems: readonly BatchProblem[]])[];

/** The long work on a table: on a worker, or in slices on the page's thread. */
export interface BatchJobs {
  /** Starts what the work needs, before there is any. */
  prepare(): Promise<void>;
  /** Reads a source. Rejects with `FileRefused`. */
  read(
    source: TextSource,
    chosen: ChosenFormat,
    report: (event: ReadEvent) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** Checks rows by the rules of one row and reports, piece by piece, up to which row it has come. */
  check(job: CheckJob, signal: AbortSignal): Promise<void>;
  dispose(): void;
}

export interface CheckJob {
  readonly rules: RuleInput;
  readonly rows: readonly number[];
  /** Cells as the page has them; a worker has its own copy of those that have not changed. */
  cellsOf(row: number): readonly string[];
  readonly changed: ReadonlySet<number>;
  /** False: the worker has not read this table, for it was resumed. */
  readonly isRead: boolean;
  report(found: FoundProblems, done: number): void;
}

const ROWS_AT_ONCE = 500;

/** Checks rows and yields after each piece. */
export function* checkRows(
  rows: ArrayLike<number>,
  cellsOf: (row: number) => readonly string[],
  rules: RuleInput,
  report: (found: FoundProblems, done: number) => void,
): Generator<void> {
  const context: RuleContext = ruleContext(rules.scope, rules.columns, rules.required, rules.accepted);
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const found: [number, readonly BatchProblem[]][] = [];
    const to = Math.min(rows.length, from + ROWS_AT_ONCE);
    for (let at = from; at < to; at += 1) {
      const row = rows[at] ?? 0;
      const problems = checkRow(cellsOf(row), context);
      if (problems.length > 0) found.push([row, problems]);
    }
    report(found, to);
    yield;
  }
}
