import type { BatchField } from "../batch.types";
import type { EditProblem } from "../editor.types";
import {
  addColumn,
  addRows,
  type CellText,
  deleteColumn,
  deleteRows,
  type Edit,
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

  function make(edit: Edit, rowsChanged = false): EditProblem | null {
    nextColumn = Math.max(nextColumn, ...table().columns.map(({ id }) => id + 1));
    const refused = core.model.make(edit);
    if (refused) core.set({ notice: refused });
    else after(rowsChanged);
    return refused;
  }

  return {
    make,
    /** Adds rows and sets cells in one step. */
    makeTogether(rows: Edit, texts: Iterable<CellText>): EditProblem | null {
      const cells = setCells(table(), texts);
      if ("refused" in rows || "refused" in cells) return make("refused" in rows ? rows : cells);
      return make({ change: { ...rows.change, cells: cells.change.cells } }, true);
    },
    setCell: (row: number, column: number, text: string) => make(setCells(table(), [[row, column, text]])),
    setCells: (texts: Iterable<CellText>) => make(setCells(table(), texts)),
    addColumn(name: string | null = null, field: BatchField | null = null) {
      nextColumn = Math.max(nextColumn, ...table().columns.map(({ id }) => id + 1));
      return make(addColumn(table(), name, field, nextColumn));
    },
    /** Adds a column for a field and sets its cell in these rows, in one step. */
    addFilledColumn(field: BatchField, rows: readonly number[], text: string) {
      const { columns } = table();
      nextColumn = Math.max(nextColumn, ...columns.map(({ id }) => id + 1));
      const name = columns.some((column) => column.name === field) ? null : field;
      const added = addColumn(table(), name, field, nextColumn);
      const cells = setCells(
        table(),
        rows.map((row): CellText => [row, nextColumn, text]),
      );
      if ("refused" in added || "refused" in cells) return make("refused" in added ? added : cells);
      return make({ change: { ...added.change, cells: cells.change.cells } }, true);
    },
    renameColumn: (id: number, name: string) => make(renameColumn(table(), id, name)),
    deleteColumn: (id: number) => make(deleteColumn(table(), id, core.required)),
    /** Gives a column a field, or none. A column that had the field loses it. */
    mapColumn(id: number, field: BatchField | null) {
      core.session.origins = new Map(core.session.origins).set(id, "chosen");
      return make(mapColumn(table(), id, field));
    },
    addRows: (after: number | null = null, count = 1) => make(addRows(table(), after, count), true),
    deleteRows: (rows: Iterable<number>) => make(deleteRows(table(), new Set(rows)), true),
    setAside: (rows: Iterable<number>, isAside: boolean) => make(setAside(table(), rows, isAside), true),
    undo() {
      if (core.model.undo()) after(true);
    },
    redo() {
      if (core.model.redo()) after(true);
    },
  };
}

export type TableActions = ReturnType<typeof createTableActions>;
