import { GROUP_SAMPLES } from "../batch.constants";
import type { BatchTable } from "../table/batch-table";
import type { OutcomeIndex } from "./outcome-index";
import type { BatchProblem, ProblemGroup, ProblemKind, RepairKind } from "./problem.types";
import type { ProblemIndex } from "./problem-index";

const REPAIRS: Readonly<Record<ProblemKind, RepairKind>> = {
  required: "fill",
  email_invalid: "none",
  email_typo: "correct",
  too_long: "none",
  role_unknown: "set_user",
  role_forbidden: "set_user",
  organisation_required: "fill",
  organisation_unknown: "choose",
  institution_required: "fill",
  institution_unknown: "choose",
  institution_elsewhere: "none",
  institution_not_allowed: "clear",
  language_unknown: "choose",
  duplicate: "keep_first",
  custom: "none",
  server: "none",
};

/** Rows of a group that are looked at for its distinct values. */
const LOOKED_AT = 1000;

function distinctValues(table: BatchTable, rows: ReadonlySet<number>, column: number | null): string[] {
  const values = new Set<string>();
  let seen = 0;
  for (const row of rows) {
    seen += 1;
    if (column === null || values.size === GROUP_SAMPLES || seen > LOOKED_AT) break;
    const value = table.cell(row, column).trim();
    if (value !== "") values.add(value);
  }
  return [...values];
}

function first(rows: ReadonlySet<number>): number[] {
  const found: number[] = [];
  for (const row of rows) {
    if (found.length === GROUP_SAMPLES) break;
    found.push(row);
  }
  return found.sort((one, other) => one - other);
}

/** Repairs that need no column in the file: the others set a cell that each row has. A missing scope gets a column of its own. */
const WITHOUT_COLUMN: ReadonlySet<ProblemKind> = new Set([
  "duplicate",
  "organisation_required",
  "institution_required",
]);

function repairOf({ kind, column }: BatchProblem): RepairKind {
  return column !== null || WITHOUT_COLUMN.has(kind) ? REPAIRS[kind] : "none";
}

function registered(outcomes: OutcomeIndex, table: BatchTable): ProblemGroup[] {
  const rows = outcomes.rows("updated");
  if (rows.size === 0) return [];
  const email = table.columns.find(({ field }) => field === "email")?.id ?? null;
  return [
    {
      id: "already_registered",
      severity: "info",
      kind: "already_registered",
      field: "email",
      message: null,
      count: rows.size,
      rows: first(rows),
      values: distinctValues(table, rows, email),
      repair: "none",
    },
  ];
}

/** Problems by repair, the largest group first, and the rows that update somebody. */
export function problemGroups(index: ProblemIndex, outcomes: OutcomeIndex, table: BatchTable): ProblemGroup[] {
  const groups = [...index.groups()].map(
    ([id, { example, rows }]): ProblemGroup => ({
      id,
      severity: "error",
      kind: example.kind,
      field: example.field,
      message: example.message,
      count: rows.size,
      rows: first(rows),
      values: distinctValues(table, rows, example.column),
      repair: repairOf(example),
    }),
  );
  groups.sort((one, other) => other.count - one.count || one.id.localeCompare(other.id));
  return [...groups, ...registered(outcomes, table)];
}
