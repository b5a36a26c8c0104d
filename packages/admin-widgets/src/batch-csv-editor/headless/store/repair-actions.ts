import type { EditProblem } from "../editor.types";
import type { BatchProblem } from "../problems/problem.types";
import { groupIdOf } from "../problems/problem-index";
import { DEFAULT_ROLE } from "../rules/check-row";
import { acceptEmails, type CellText, setAside, setCells } from "../table/edits";
import type { BatchCore } from "./batch-core";
import type { TableActions } from "./table-actions";

/** Distinct value of a group with its most similar match. */
export interface GroupValue {
  readonly value: string;
  /** Rows that have it. */
  readonly count: number;
  readonly suggestion: string | null;
}

/** Repairs of whole groups; each is one step of the undo. A group that is gone changes nothing. */
export function createRepairActions(
  core: BatchCore,
  { make, makeSteps, addFilledColumn }: Pick<TableActions, "make" | "makeSteps" | "addFilledColumn">,
) {
  const rowsOf = (id: string) => [...(core.model.problems.groups().get(id)?.rows ?? [])].sort((a, b) => a - b);

  /** Sets the cell of each problem of the group; `textOf` returns null where it stays. */
  function setAll(id: string, textOf: (problem: BatchProblem, value: string) => string | null): EditProblem | null {
    function* texts(): Generator<CellText> {
      for (const row of rowsOf(id)) {
        const found = core.model.problems.of(row).find((problem) => groupIdOf(problem) === id);
        if (!found || found.column === null) continue;
        const text = textOf(found, core.model.table.cell(row, found.column).trim());
        if (text !== null) yield [row, found.column, text];
      }
    }
    return makeSteps(() => setCells(core.model.table, texts()), true);
  }

  return {
    /** Takes the suggestion of every row of the group. */
    correctAll: (id: string) => setAll(id, ({ suggestion }) => suggestion),
    /** Replaces each distinct value by its match; values without one stay. */
    chooseMatches: (id: string, matches: ReadonlyMap<string, string>) =>
      setAll(id, (_problem, value) => matches.get(value) ?? null),
    /** Writes one value into every cell of the group; without a column for the field one is added. */
    fillIn(id: string, text: string) {
      const example = core.model.problems.groups().get(id)?.example;
      if (example?.column === null && example.field) return addFilledColumn(example.field, rowsOf(id), text);
      return setAll(id, () => text);
    },
    setToUser: (id: string) => setAll(id, () => DEFAULT_ROLE),
    clearAll: (id: string) => setAll(id, () => ""),
    /** Of rows with the same e-mail the first one stays; the others are set aside. */
    keepFirst(id: string) {
      const later = () => rowsOf(id).filter((row) => !core.model.isFirstDuplicate(row));
      return make(() => setAside(core.model.table, later(), true), true);
    },
    /** Keeps addresses that look like a typo as they are written. */
    keepAsWritten(id: string) {
      const emails: string[] = [];
      for (const row of rowsOf(id)) {
        const found = core.model.problems.of(row).find(({ kind }) => kind === "email_typo");
        if (found?.column != null) emails.push(core.model.table.cell(row, found.column));
      }
      return make(() => acceptEmails(core.model.table, emails, emails.length > 0 ? rowsOf(id) : []), true);
    },
    setGroupAside: (id: string) => make(() => setAside(core.model.table, rowsOf(id), true), true),
    /** The distinct values of a group, the most frequent first. */
    valuesOf(id: string): GroupValue[] {
      const values = new Map<string, { count: number; suggestion: string | null }>();
      for (const row of rowsOf(id)) {
        const found = core.model.problems.of(row).find((problem) => groupIdOf(problem) === id);
        if (!found || found.column === null) continue;
        const value = core.model.table.cell(row, found.column).trim();
        const known = values.get(value);
        if (known) known.count += 1;
        else values.set(value, { count: 1, suggestion: found.suggestion });
      }
      return [...values].map(([value, rest]) => ({ value, ...rest })).sort((a, b) => b.count - a.count);
    },
  };
}
