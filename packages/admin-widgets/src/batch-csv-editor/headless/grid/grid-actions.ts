import type { CellPlace, EditProblem, GridSelection } from "../editor.types";
import { parseBlock } from "../file/parse-csv";
import { writeBlock } from "../file/write-csv";
import type { BatchCore } from "../store/batch-core";
import type { TableActions } from "../store/table-actions";
import { addRows, type CellText, combineEdits, type EditSteps, setCells } from "../table/edits";
import { type Block, blockOf, type GridSize, nextCell } from "./grid-moves";

/** Selection, the editor of a cell, and the clipboard. */
export function createGridActions(core: BatchCore, table: TableActions) {
  const size = (page = 20): GridSize => ({
    rows: core.session.visibleRows.length,
    columns: core.model.table.columns.length,
    page,
  });
  const rowAt = (index: number) => core.session.visibleRows[index];
  const columnAt = (index: number) => core.model.table.columns[index]?.id;

  function blockRows(): number[] {
    const { top, bottom } = blockOf(core.session.selection);
    return core.session.visibleRows.slice(top, bottom + 1);
  }

  function blockColumns(): number[] {
    const { left, right } = blockOf(core.session.selection);
    return core.model.table.columns.slice(left, right + 1).map(({ id }) => id);
  }

  function select(selection: GridSelection): void {
    core.set({ selection });
  }

  function selectCell(cell: CellPlace, isExtending = false): void {
    select({ anchor: isExtending ? core.session.selection.anchor : cell, focus: cell });
  }

  function clearBlock(): EditProblem | null {
    const columns = blockColumns();
    function* texts(): Generator<CellText> {
      for (const row of blockRows()) for (const column of columns) yield [row, column, ""];
    }
    return table.setCells(texts());
  }

  /** Pasted cells by their place; those without a row or a column are dropped. */
  function* pastedTexts(
    block: readonly (readonly string[])[],
    rows: readonly number[],
    left: number,
  ): Generator<CellText> {
    for (const [down, cells] of block.entries()) {
      for (const [right, text] of cells.entries()) {
        const [row, column] = [rows[down], columnAt(left + right)];
        if (row !== undefined && column !== undefined) yield [row, column, text];
      }
    }
  }

  /** Rows of the block; one text alone fills the selection. */
  function* blockToPaste(text: string, { top, bottom, left, right }: Block) {
    const pasted = yield* parseBlock(text);
    const only = pasted.length === 1 && pasted[0]?.length === 1 ? pasted[0][0] : undefined;
    if (only === undefined) return pasted;
    const filled = Array<string>(right - left + 1).fill(only);
    return Array.from({ length: bottom - top + 1 }, () => filled);
  }

  function* pasting(text: string, selected: Block, visible: readonly number[]): EditSteps {
    const { table: own } = core.model;
    const block = yield* blockToPaste(text, selected);
    const rows = visible.slice(selected.top, selected.top + block.length);
    const missing = block.length - rows.length;
    if (missing <= 0) return yield* setCells(own, pastedTexts(block, rows, selected.left));
    const added = addRows(own, null, missing);
    if ("refused" in added) return added;
    const all = [...rows, ...added.change.touched];
    return combineEdits(added, yield* setCells(own, pastedTexts(block, all, selected.left)));
  }

  return {
    size,
    select,
    selectCell,
    selectAll(): void {
      const { rows, columns } = size();
      select({
        anchor: { row: 0, column: 0 },
        focus: { row: Math.max(0, rows - 1), column: Math.max(0, columns - 1) },
      });
    },
    /** Ids of the rows of the selection. */
    selectedRows: blockRows,
    /** Opens the editor of the focused cell with its text, or with the one that was typed. */
    startEdit(draft: string | null = null): void {
      core.edits.finish();
      const { focus } = core.session.selection;
      const [row, column] = [rowAt(focus.row), columnAt(focus.column)];
      if (row === undefined || column === undefined) return;
      core.set({ editing: { row, column, draft: draft ?? core.model.table.cell(row, column) } });
    },
    setDraft(draft: string): void {
      const { editing } = core.session;
      if (editing) core.set({ editing: { ...editing, draft } });
    },
    cancelEdit(): void {
      core.set({ editing: null });
    },
    /** Writes the text into the cell and moves on. Refused: the editor stays open, with what was typed. */
    commitEdit(move: "stay" | "down" | "up" | "next" | "back" = "stay"): EditProblem | null {
      const { editing, selection } = core.session;
      if (!editing) return null;
      const refused = table.setCell(editing.row, editing.column, editing.draft);
      if (refused) return refused;
      const { row, column } = selection.focus;
      const step = { stay: 0, next: 0, back: 0, down: 1, up: -1 }[move];
      const below = Math.max(0, Math.min(size().rows - 1, row + step));
      const beside = move === "next" || move === "back" ? nextCell(selection.focus, size(), move === "back") : null;
      const focus = beside ?? { row: below, column };
      core.set({ editing: null, selection: { anchor: focus, focus } });
      return null;
    },
    clearBlock,
    /** The selected block as text for the clipboard; cells that could start a formula have an apostrophe. */
    copyBlock(): string {
      core.edits.finish();
      const columns = blockColumns();
      return writeBlock(blockRows().map((row) => columns.map((column) => core.model.table.cell(row, column))));
    },
    /** Pastes a block from its top left cell on; missing rows are added, cells beyond the last column are dropped. One step of the undo. */
    pasteBlock(text: string): EditProblem | null {
      return table.makeSteps(() => pasting(text, blockOf(core.session.selection), core.session.visibleRows));
    },
  };
}
