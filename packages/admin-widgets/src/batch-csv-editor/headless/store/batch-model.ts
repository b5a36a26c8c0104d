import type {
  BatchField,
  BatchRow,
  BatchRowResult,
  BatchScope,
  BatchTemplate,
  ColumnRule,
  KnownPerson,
} from "../batch.types";
import type { EditProblem, RowTotals } from "../editor.types";
import { OutcomeIndex } from "../problems/outcome-index";
import type { BatchProblem } from "../problems/problem.types";
import { ProblemIndex } from "../problems/problem-index";
import { checkRow } from "../rules/check-row";
import { type KnownPeople, knownPeople } from "../rules/compare-people";
import { DuplicateIndex, emailKey } from "../rules/duplicates";
import { batchRow } from "../rules/row-values";
import { type RuleContext, ruleContext } from "../rules/rule-context";
import { BatchTable } from "../table/batch-table";
import type { Change } from "../table/change";
import type { Edit } from "../table/edits";
import { History } from "../table/history";

/** Input of the rules of a table. */
export interface ModelOptions {
  readonly scope: BatchScope;
  readonly template?: BatchTemplate;
  readonly known?: readonly KnownPerson[];
}

/** Outcomes that keep a row from being uploaded until it is changed, set aside or checked again. */
const REFUSED: ReadonlySet<BatchRowResult["outcome"]> = new Set(["conflict", "rejected"]);

/** Table, problems, outcomes and history of one file: everything that an edit changes, without a step and without the time. */
export class BatchModel {
  readonly table = new BatchTable();
  readonly history = new History();
  readonly problems = new ProblemIndex();
  readonly outcomes = new OutcomeIndex();
  readonly #duplicates = new DuplicateIndex();
  readonly #rules: readonly (readonly [BatchField, ColumnRule])[];
  readonly #options: ModelOptions;
  readonly #known: KnownPeople | null;
  /** Rows changed since they were read; the worker's copy of them is old. */
  readonly changed = new Set<number>();
  /** Rows whose outcome is unknown or old. */
  readonly unchecked = new Set<number>();
  context: RuleContext;

  constructor(options: ModelOptions) {
    this.#options = options;
    this.#rules = Object.entries(options.template?.columnRules ?? {}) as [BatchField, ColumnRule][];
    this.#known = options.known ? knownPeople(options.known) : null;
    this.context = this.#newContext();
  }

  #newContext(): RuleContext {
    const { scope, template } = this.#options;
    return ruleContext(scope, this.table.columns, template?.requiredColumns, this.table.accepted);
  }

  /** Forgets every judgement; rows have to be entered again one by one. */
  beginCheck(): void {
    this.context = this.#newContext();
    this.problems.clear();
    this.outcomes.clear();
    this.#duplicates.clear();
    this.unchecked.clear();
    this.toRecheck.clear();
    this.sinceCheck.clear();
  }

  /** Enters a row with the problems that were found for it. */
  enter(row: number, found: readonly BatchProblem[]): void {
    const isAside = this.table.aside.has(row);
    const others = this.#duplicates.set(row, isAside ? "" : emailKey(this.table.row(row), this.context));
    this.#judge(row, isAside ? [] : found);
    for (const other of others) this.#judge(other, this.#own(other));
  }

  /** Checks rows that have changed, and those they were or are duplicates of, one row a step. */
  *recheck(rows: Iterable<number>): Generator<void> {
    for (const row of rows) {
      if (this.table.has(row)) this.enter(row, checkRow(this.table.row(row), this.context));
      else this.#leave(row);
      yield;
    }
  }

  /** Marks the outcomes of changed rows as old. */
  #note(rows: Iterable<number>): void {
    for (const row of rows) {
      this.outcomes.delete(row);
      this.changed.add(row);
      this.toRecheck.add(row);
      this.sinceCheck.add(row);
    }
  }

  /** Rows that have changed since the last check of the whole table began. */
  readonly sinceCheck = new Set<number>();

  /** Rows that `recheck` has to go over before the problems are right again. */
  readonly toRecheck = new Set<number>();

  /** Checks the rows that have changed, one a step; rows that change meanwhile are added. */
  *recheckChanged(): Generator<void> {
    for (const row of this.toRecheck) {
      this.toRecheck.delete(row);
      yield* this.recheck([row]);
    }
  }

  #leave(row: number): void {
    for (const other of this.#duplicates.set(row, "")) this.#judge(other, this.#own(other));
    this.problems.set(row, []);
    this.outcomes.delete(row);
    this.unchecked.delete(row);
  }

  /** Problems of the row by itself, as they are known. */
  #own(row: number): readonly BatchProblem[] {
    return this.problems.of(row).filter(({ kind }) => !["duplicate", "custom", "server"].includes(kind));
  }

  #judge(row: number, own: readonly BatchProblem[]): void {
    const isAside = this.table.aside.has(row);
    const all = isAside ? [] : [...own, ...this.#duplicate(row, own), ...this.#custom(row, own)];
    const server = all.length === 0 && !isAside ? this.#refused(row) : [];
    this.problems.set(row, all.length > 0 ? all : server);
    if (isAside || all.length > 0) {
      this.unchecked.delete(row);
      this.outcomes.delete(row);
    } else this.#compare(row);
  }

  #duplicate(row: number, own: readonly BatchProblem[]): readonly BatchProblem[] {
    if (!this.#duplicates.has(row) || own.some(({ field }) => field === "email")) return [];
    return [this.context.problemOf("duplicate", "email")];
  }

  #custom(row: number, own: readonly BatchProblem[]): readonly BatchProblem[] {
    if (this.#rules.length === 0) return [];
    const values = this.batchRow(row);
    return this.#rules.flatMap(([field, rule]) => {
      if (own.some((known) => known.field === field)) return [];
      const message = rule(values.values[field] ?? "", values);
      return message === null ? [] : [this.context.problemOf("custom", field, { message })];
    });
  }

  #refused(row: number): readonly BatchProblem[] {
    const result = this.outcomes.of(row);
    if (!result || !REFUSED.has(result.outcome)) return [];
    return [this.context.problemOf("server", result.field, { message: result.reason })];
  }

  /** Compares a row with the people the host knows; without them it waits for the dry run. */
  #compare(row: number): void {
    if (this.outcomes.of(row)) return;
    if (this.#known) this.outcomes.set(this.#known.compare(this.batchRow(row)));
    else this.unchecked.add(row);
  }

  /** Takes over the server's judgement of rows. */
  merge(results: Iterable<BatchRowResult>): void {
    for (const result of results) {
      this.outcomes.set(result);
      this.unchecked.delete(result.row);
      this.#judge(result.row, this.#own(result.row));
    }
  }

  /** Problems of a row; the other row of a duplicate is looked up when it is read. */
  problemsOf(row: number): readonly BatchProblem[] {
    const found = this.problems.of(row);
    if (!found.some(({ kind }) => kind === "duplicate")) return found;
    return found.map((one) => (one.kind === "duplicate" ? { ...one, otherRow: this.#duplicates.other(row) } : one));
  }

  isFirstDuplicate(row: number): boolean {
    return this.#duplicates.isFirst(row);
  }

  /** Makes an edit as one step of the undo. Returns why it is refused; null: it is made. */
  make(edit: Edit): EditProblem | null {
    if ("refused" in edit) return edit.refused;
    const { change } = edit;
    const isEmpty = change.cells.length === 0 && change.touched.length === 0 && !change.rows && !change.columns;
    if (isEmpty) return null;
    this.history.add(change);
    this.#apply(change, false);
    return null;
  }

  undo(): boolean {
    const change = this.history.undo();
    if (change) this.#apply(change, true);
    return change !== null;
  }

  redo(): boolean {
    const change = this.history.redo();
    if (change) this.#apply(change, false);
    return change !== null;
  }

  /** True once the columns have changed in a way that every row has to be checked for. */
  needsFullCheck = false;

  #apply(change: Change, isBack: boolean): void {
    const before = JSON.stringify(this.context.at);
    const rows = this.table.apply(change, isBack);
    if (change.accepted) this.context = { ...this.context, accepted: this.table.accepted };
    this.#note(rows ?? change.cells.map(([row]) => row));
    if (rows) return;
    const next = this.#newContext();
    if (JSON.stringify(next.at) === before && next.required.length === this.context.required.length) return;
    this.needsFullCheck = true;
  }

  /** Takes rows out that are imported. Nothing before it can be undone. */
  leave(gone: ReadonlySet<number>): void {
    const { table } = this;
    table.list(
      table.rows.filter((row) => !gone.has(row)),
      gone,
    );
    this.history.clear();
    for (const row of gone) this.#leave(row);
  }

  /** Puts rows back that an undone import had taken out. */
  comeBack(rows: readonly number[]): void {
    this.table.list(rows, rows);
    this.#note(rows);
  }

  batchRow(row: number): BatchRow {
    return batchRow(row, this.table.row(row), this.context);
  }

  /** Rows that an upload would send, in order. */
  sendable(): number[] {
    return this.table.rows.filter((row) => !this.table.aside.has(row) && !this.problems.has(row));
  }

  totals(): RowTotals {
    const { table, outcomes, problems } = this;
    return {
      rows: table.rows.length,
      withProblems: problems.size,
      aside: [...table.aside].filter((row) => table.has(row)).length,
      created: outcomes.count("created"),
      updated: outcomes.count("updated"),
      unchanged: outcomes.count("unchanged"),
      unchecked: this.unchecked.size + outcomes.count("failed") + outcomes.count("skipped"),
    };
  }
}
