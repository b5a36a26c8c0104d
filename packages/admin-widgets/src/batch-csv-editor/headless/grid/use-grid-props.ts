import type { ChangeEvent, ClipboardEvent, KeyboardEvent, MouseEvent } from "react";
import { useId } from "react";
import type { TableState } from "../editor.types";
import type { BatchEditor } from "../store/create-batch-editor";
import { pressInCell, pressInGrid } from "./grid-keys";
import { isSelected } from "./grid-moves";

/** The header row is the first row for assistive technology. */
const FIRST_ROW = 2;
/** The column of row numbers is the first one. */
const FIRST_COLUMN = 2;

/** Props of the parts of the grid, in plain HTML; `row` and `column` are indexes in `visibleRows` and `columns`. */
export function useGridProps(editor: BatchEditor, state: TableState | null) {
  const base = useId();
  const cellId = (row: number, column: number) => `${base}-${row}-${column}`;
  const focus = state?.selection.focus ?? { row: 0, column: 0 };

  const takeCopy = (event: ClipboardEvent) => {
    event.clipboardData.setData("text/plain", editor.copyBlock());
    event.preventDefault();
  };

  return {
    /** The scrolling element. It holds the focus; the active cell is named by `aria-activedescendant` and has to be rendered. */
    getGridProps: ({ page = 20 }: { page?: number } = {}) => ({
      role: "grid" as const,
      tabIndex: 0,
      "aria-rowcount": (state?.visibleRows.length ?? 0) + 1,
      "aria-colcount": (state?.columns.length ?? 0) + 1,
      "aria-multiselectable": true,
      "aria-activedescendant": cellId(focus.row, focus.column),
      "data-scrolls-sideways": true,
      onKeyDown(event: KeyboardEvent) {
        if (event.target === event.currentTarget) pressInGrid(editor, event, page);
      },
      onCopy(event: ClipboardEvent) {
        if (event.target === event.currentTarget) takeCopy(event);
      },
      onCut(event: ClipboardEvent) {
        if (event.target !== event.currentTarget) return;
        takeCopy(event);
        editor.clearBlock();
      },
      onPaste(event: ClipboardEvent) {
        if (event.target !== event.currentTarget) return;
        editor.pasteBlock(event.clipboardData.getData("text/plain"));
        event.preventDefault();
      },
    }),
    getHeaderRowProps: () => ({ role: "row" as const, "aria-rowindex": 1 }),
    getCornerProps: () => ({ role: "columnheader" as const, "aria-colindex": 1 }),
    getColumnHeaderProps: (column: number) => ({
      role: "columnheader" as const,
      "aria-colindex": column + FIRST_COLUMN,
    }),
    getRowProps: (row: number) => ({
      role: "row" as const,
      "aria-rowindex": row + FIRST_ROW,
      "data-aside": state?.aside.has(state.visibleRows[row] ?? 0) || undefined,
    }),
    /** The cell with the row's number. A press selects the whole row. */
    getRowHeaderProps: (row: number) => ({
      role: "rowheader" as const,
      "aria-colindex": 1,
      onMouseDown(event: MouseEvent) {
        const last = (state?.columns.length ?? 1) - 1;
        const anchor = event.shiftKey ? (state?.selection.anchor.row ?? row) : row;
        editor.select({ anchor: { row: anchor, column: 0 }, focus: { row, column: last } });
      },
    }),
    /** A cell. Shift and a press grow the selection, two presses open the editor. */
    getCellProps: (row: number, column: number) => {
      const id = state?.visibleRows[row] ?? 0;
      const own = state?.columns[column]?.id ?? -1;
      const isWrong = state?.read.problemsOf(id).some((problem) => problem.column === own);
      const selection = state?.selection;
      return {
        role: "gridcell" as const,
        id: cellId(row, column),
        "aria-colindex": column + FIRST_COLUMN,
        "aria-selected": selection ? isSelected(selection, row, column) : false,
        "aria-invalid": isWrong || undefined,
        "data-focused": (focus.row === row && focus.column === column) || undefined,
        onMouseDown: (event: MouseEvent) => editor.selectCell({ row, column }, event.shiftKey),
        /** Dragging with the main button grows the selection. */
        onMouseEnter: (event: MouseEvent) => {
          if (event.buttons === 1) editor.selectCell({ row, column }, true);
        },
        onDoubleClick: () => editor.startEdit(),
      };
    },
    /** The input of the open cell. Give the focus back to the grid when it closes. */
    getEditorProps: () => ({
      value: state?.editing?.draft ?? "",
      onChange: (event: ChangeEvent<HTMLInputElement>) => editor.setDraft(event.target.value),
      onKeyDown(event: KeyboardEvent) {
        pressInCell(editor, event);
        event.stopPropagation();
      },
      onBlur: () => void editor.commitEdit("stay"),
    }),
  };
}
