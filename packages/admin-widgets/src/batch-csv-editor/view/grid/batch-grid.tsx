import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef } from "react";
import type { BatchField } from "../../headless/batch.types";
import type { TableState } from "../../headless/editor.types";
import { blockOf } from "../../headless/grid/grid-moves";
import { useGridProps } from "../../headless/grid/use-grid-props";
import type { BatchEditor } from "../../headless/store/create-batch-editor";
import { cellWords } from "../check/problem-words";
import { useBatchText } from "../use-batch-text";
import * as styles from "./grid.css";
import type { RowCommon } from "./grid.types";
import { GridHead } from "./grid-head";
import { ROW_HEIGHT_PX } from "./grid-measures";
import { cellId, GridRow } from "./grid-row";
import { useGridPointer } from "./use-grid-pointer";
import { useGridWindow } from "./use-grid-window";

export interface BatchGridProps {
  editor: BatchEditor;
  state: TableState;
  required: readonly BatchField[];
  /** Shown in place of the rows while there are none. */
  nothing: ReactNode;
}

/** The rows of a file as a spreadsheet: one Tab stop, arrows, blocks, inline edits. Only what is in the window is in the page. */
export function BatchGrid({ editor, state, required, nothing }: BatchGridProps) {
  const { t } = useBatchText();
  const base = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { down, across } = useGridWindow(scroller, state);
  const { visibleRows, columns, selection, editing } = state;
  const shown = across.getVirtualItems();
  const common = useRowCommon(editor, state, `${base}cell`);
  const { getGridProps, getEditorProps } = useGridProps(editor, state);
  const pointer = useGridPointer(editor, state);
  useFocusInView(state, down, across);
  useFocusAfterEdit(scroller, editing !== null);

  const page = Math.max(1, Math.floor((down.scrollRect?.height ?? 0) / ROW_HEIGHT_PX) - 1);
  const { top, bottom, left, right } = blockOf(selection);
  // One cell has its ring; a tint would hide what is wrong with it.
  const isOneCell = top === bottom && left === right;
  const { row: focusRow, column: focusColumn } = selection.focus;
  const rowsShown = down.getVirtualItems();
  const isFocusShown =
    rowsShown.some(({ index }) => index === focusRow) && shown.some(({ index }) => index === focusColumn);
  const names = {
    "aria-label": t("grid.label"),
    "aria-describedby": `${base}keys`,
    "aria-activedescendant": isFocusShown ? cellId(common.gridId, focusRow, focusColumn) : undefined,
  };
  return (
    <>
      <p id={`${base}keys`} className={styles.hidden}>
        {t("grid.keys")}
      </p>
      <div {...getGridProps({ page })} {...pointer} ref={scroller} {...names} className={styles.scroller}>
        <div className={styles.canvas} style={{ height: down.getTotalSize(), width: across.getTotalSize() }}>
          <GridHead columns={columns} shown={shown} required={required} />
          {rowsShown.map(({ index, start }) => {
            const row = visibleRows[index];
            if (row === undefined) return null;
            const isIn = index >= top && index <= bottom && !isOneCell;
            const isEdited = editing?.row === row;
            return (
              <GridRow
                key={row}
                common={common}
                row={row}
                index={index}
                top={start}
                shown={shown}
                selectedFrom={isIn ? left : -1}
                selectedTo={isIn ? right : -1}
                focus={index === focusRow ? focusColumn : -1}
                editedColumn={isEdited ? editing.column : null}
                getEditorProps={isEdited ? getEditorProps : null}
                isAside={state.aside.has(row)}
                revision={state.revision}
              />
            );
          })}
          {visibleRows.length === 0 ? <div className={styles.nothing}>{nothing}</div> : null}
        </div>
      </div>
    </>
  );
}

function useRowCommon(editor: BatchEditor, { columns }: TableState, gridId: string): RowCommon {
  const { t } = useBatchText();
  return useMemo(
    () => ({
      gridId,
      columns,
      asideWords: t("grid.aside"),
      emptyWords: t("cells.empty"),
      cell: editor.cell,
      problemsOf: editor.problemsOf,
      wordsOf: (problem) => cellWords(t, problem),
    }),
    [editor, columns, gridId, t],
  );
}

type Window = ReturnType<typeof useGridWindow>;

/** Scrolls to the focused cell when the focus moves; scrolling away from it is left alone. */
function useFocusInView({ selection: { focus } }: TableState, down: Window["down"], across: Window["across"]) {
  useLayoutEffect(() => {
    down.scrollToIndex(focus.row, { align: "auto" });
    across.scrollToIndex(focus.column, { align: "auto" });
  }, [focus.row, focus.column, down, across]);
}

/** The field of an edit takes the focus; when it goes, the grid has it again, unless the person went elsewhere. */
function useFocusAfterEdit(scroller: RefObject<HTMLDivElement | null>, isEditing: boolean) {
  const wasEditing = useRef(false);
  useEffect(() => {
    const page = scroller.current?.ownerDocument;
    if (wasEditing.current && !isEditing && page?.activeElement === page?.body)
      scroller.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing, scroller]);
}
