import { type PointerEvent, useRef } from "react";
import type { CellPlace, TableState } from "../../headless/editor.types";
import type { BatchEditor } from "../../headless/store/create-batch-editor";

/** Where in the grid an element is: a cell, the number of a row, the name of a column. */
function placeOf(target: EventTarget | null) {
  if (!(target instanceof Element)) return null;
  const head = target.closest("[data-column-head]")?.getAttribute("data-column-head") ?? null;
  if (head !== null) return { kind: "column", column: Number(head) } as const;
  const row = target.closest("[data-row]")?.getAttribute("data-row") ?? null;
  if (row === null) return null;
  const column = target.closest("[data-column]")?.getAttribute("data-column") ?? null;
  return column === null
    ? ({ kind: "row", row: Number(row) } as const)
    : ({ kind: "cell", place: { row: Number(row), column: Number(column) } } as const);
}

const isField = (target: EventTarget | null) => target instanceof HTMLInputElement;

/**
 * Selecting with a mouse, a pen or a finger: press and drag; a press on a name or number selects the column or row. One handler for
 * the whole grid, so that a row that scrolls into the window needs none of its own.
 */
export function useGridPointer(editor: BatchEditor, { columns, visibleRows, selection }: TableState) {
  const start = useRef<CellPlace | null>(null);
  const lastRow = visibleRows.length - 1;
  const lastColumn = columns.length - 1;
  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.button !== 0 || isField(event.target)) return;
      const found = placeOf(event.target);
      if (!found) return;
      event.currentTarget.focus({ preventScroll: true });
      if (found.kind === "row") {
        const from = event.shiftKey ? selection.anchor.row : found.row;
        return editor.select({ anchor: { row: from, column: 0 }, focus: { row: found.row, column: lastColumn } });
      }
      if (found.kind === "column") {
        const { column } = found;
        return editor.select({ anchor: { row: lastRow, column }, focus: { row: 0, column } });
      }
      // A finger scrolls; it selects one cell and drags nothing.
      start.current = event.pointerType === "touch" ? null : found.place;
      editor.selectCell(found.place, event.shiftKey);
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      if (!start.current || event.buttons !== 1) return;
      const found = placeOf(event.target);
      if (found?.kind !== "cell") return;
      const { row, column } = found.place;
      if (selection.focus.row !== row || selection.focus.column !== column) editor.selectCell(found.place, true);
    },
    onPointerUp() {
      start.current = null;
    },
    onDoubleClick(event: { target: EventTarget }) {
      if (!isField(event.target) && placeOf(event.target)?.kind === "cell") editor.startEdit();
    },
  };
}
