import type { BatchField } from "../batch.types";
import type { EditProblem } from "../editor.types";
import {
  addColumn,
  addRows,
  type CellText,
  combineEdits,
  deleteColumn,
  deleteRows,
  type Edit,
  type EditSteps,
  mapColumn,
  renameColumn,
  setAside,
  setCells,
} from "../table/edits";
import type { BatchCore } from "./batch-core";
import type { CheckRun } from "./check-run";
import type { RowView } from "./view-rows";

/** Edits of the table. Each is one step of the undo, and says why it is refused. */
export function createTableActions(core: BatchCore, view: RowView, check: CheckRun, onEdit: () => void) {
  /** The next column's place: never one that a deleted column had, whose cells are still there. */
  let nextColumn = 0;
  const table = () => core.model.table;

  function settle(rowsChanged: boolean): void {
    core.changed();
    check.plan();
    if (rowsChanged) void view.refresh();
    onEdit();
  }

  function after(rowsChanged: boolean): void {
    Object.assign(core.session, { notice: null, key: null });
    if (!core.model.needsFullCheck) {
      let isDone = false;
      check.changed(() => {
        isDone = true;
        settle(rowsChanged);
      });
      // Many rows are checked in slices: their new cells are shown at once.
      if (isDone) return;
      core.changed();
      if (rowsChanged) void view.refresh();
      return;
    }
    core.changed({ isChecked: false });
    onEdit();
    if (core.session.step !== "map") void check.all();
  }

  function newColumn(): number {
    nextColumn = Math.max(nextColumn, ...table().columns.map(({ id }) => id + 1));
    return nextColumn;
  }

  function settleEdit(edit: Edit, rowsChanged: boolean): EditProblem | null {
    newColumn();
    const refused = core.model.make(edit);
    if (refused) core.set({ notice: refused });
    else after(rowsChanged || ("change" in edit && edit.change.rows !== null));
    return refused;
  }

  /** Makes an edit that is worked out step by step: see `EditRun`. */
  const makeSteps = (steps: () => EditSteps, rowsChanged = false) =>
    core.edits.run(steps, (edit) => settleEdit(edit, rowsChanged));

  function make(edit: () => Edit, rowsChanged = false): EditProblem | null {
    core.edits.finish();
    return settleEdit(edit(), rowsChanged);
  }

  function* filledColumn(field: BatchField, rows: readonly number[], text: string): EditSteps {
    const column = newColumn();
    const name = table().columns.some((other) => other.name === field) ? null : field;
    const added = addColumn(table(), name, field, column);
    const texts = rows.map((row): CellText => [row, column, text]);
    return combineEdits(added, yield* setCells(table(), texts));
  }

  return {
    make,
    makeSteps,
    setCell: (row: number, column: number, text: string) => makeSteps(() => setCells(table(), [[row, column, text]])),
    setCells: (texts: Iterable<CellText>) => makeSteps(() => setCells(table(), texts)),
    addColumn(name: string | null = null, field: BatchField | null = null) {
      return make(() => addColumn(table(), name, field, newColumn()));
    },
    /** Adds a column for a field and sets its cell in these rows, in one step. */
    addFilledColumn(field: BatchField, rows: readonly number[], text: string) {
      return makeSteps(() => filledColumn(field, rows, text), true);
    },
    renameColumn: (id: number, name: string) => make(() => renameColumn(table(), id, name)),
    deleteColumn: (id: number) => make(() => deleteColumn(table(), id, core.required)),
    /** Gives a column a field, or none. A column that had the field loses it. */
    mapColumn(id: number, field: BatchField | null) {
      core.session.origins = new Map(core.session.origins).set(id, "chosen");
      return make(() => mapColumn(table(), id, field));
    },
    addRows: (after: number | null = null, count = 1) => make(() => addRows(table(), after, count)),
    deleteRows: (rows: Iterable<number>) => make(() => deleteRows(table(), new Set(rows))),
    setAside: (rows: Iterable<number>, isAside: boolean) => make(() => setAside(table(), rows, isAside), true),
    undo() {
      core.edits.finish();
      if (core.model.undo()) after(true);
    },
    redo() {
      core.edits.finish();
      if (core.model.redo()) after(true);
    },
  };
}

export type TableActions = ReturnType<typeof createTableActions>;
