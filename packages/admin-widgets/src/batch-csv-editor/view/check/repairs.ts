import type { TableState } from "../../headless/editor.types";
import type { ProblemGroup, RepairKind } from "../../headless/problems/problem.types";
import { groupIdOf } from "../../headless/problems/problem-index";
import type { BatchEditor } from "../../headless/store/create-batch-editor";

type Repair = (editor: BatchEditor, id: string) => unknown;

/** Repairs that ask nothing. */
const AT_ONCE: Partial<Readonly<Record<RepairKind, Repair>>> = {
  correct: (editor, id) => editor.correctAll(id),
  keep_first: (editor, id) => editor.keepFirst(id),
  set_user: (editor, id) => editor.setToUser(id),
  clear: (editor, id) => editor.clearAll(id),
};

/** Repairs a group that needs no answer. False: it has to be asked for one. */
export function repairAtOnce(editor: BatchEditor, { id, repair }: ProblemGroup): boolean {
  const make = AT_ONCE[repair];
  make?.(editor, id);
  return make !== undefined;
}

/** Id of the group that the focused cell is in; null where nothing is wrong with it. */
export function groupOf(
  editor: BatchEditor,
  { visibleRows, columns, selection: { focus } }: TableState,
): string | null {
  const row = visibleRows[focus.row];
  const column = columns[focus.column];
  if (row === undefined || !column) return null;
  const problem = editor.problemsOf(row).find((one) => one.column === column.id);
  return problem ? groupIdOf(problem) : null;
}

/** True: each row needs a value of its own, so the first cell is opened in place of a question. */
export const isFilledByCell = ({ repair, field }: ProblemGroup) =>
  repair === "fill" && (field === "email" || field === "full_name");

/** Moves the focus to the first row of a group; rows that a filter hides are shown first. */
export function showFirst(
  editor: BatchEditor,
  { rows, visibleRows, columns, find }: TableState,
  group: ProblemGroup,
): void {
  const [first] = group.rows;
  if (first === undefined) return;
  const isHidden = !visibleRows.includes(first);
  if (isHidden && find !== "") editor.setFind("");
  if (isHidden) editor.setOnlyProblems(false);
  const column = columns.findIndex(({ field }) => field === (group.field ?? "email"));
  const at = (isHidden ? rows : visibleRows).indexOf(first);
  editor.selectCell({ row: Math.max(0, at), column: Math.max(0, column) });
}
