import { Icon } from "@hotseat/ui/icon";
import { CircleAlert } from "lucide-react";
import { memo } from "react";
import type { BatchColumn } from "../../headless/editor.types";
import type { BatchProblem } from "../../headless/problems/problem.types";
import { CellEditor } from "./cell-editor";
import * as styles from "./grid.css";
import type { GetEditorProps, RowCommon, ShownColumn } from "./grid.types";
import { cellRole, ROW_HEADER_ROLE, rowRole } from "./grid-roles";

export interface GridRowProps {
  common: RowCommon;
  row: number;
  index: number;
  top: number;
  shown: readonly ShownColumn[];
  /** First and last selected column of this row; -1 and -1: none. */
  selectedFrom: number;
  selectedTo: number;
  /** Column with the focus; -1: it is in another row. */
  focus: number;
  /** Id of the column that is edited; null: none of this row is. */
  editedColumn: number | null;
  /** Given to the row that is edited. */
  getEditorProps: GetEditorProps | null;
  isAside: boolean;
  /** Compared, not read: a change of it draws the row again. */
  revision: number;
}

/** Id of a cell's element, by its place. */
export const cellId = (gridId: string, index: number, column: number) => `${gridId}-${index}-${column}`;

/** One row: its number, and the cells that are in the window. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { common, row, index, top, shown, isAside } = props;
  const problems = common.problemsOf(row);
  return (
    <div
      {...rowRole(index + 2)}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
      data-row={index}
      data-aside={isAside || undefined}
    >
      <div {...ROW_HEADER_ROLE} className={styles.number}>
        {row}
        {isAside ? <span className={styles.hidden}>{common.asideWords}</span> : null}
      </div>
      {shown.map((place) => {
        const column = common.columns[place.index];
        if (!column) return null;
        const problem = problems.find((one) => one.column === column.id || (one.column === null && place.index === 0));
        return <Cell key={column.id} {...props} column={column} place={place} problem={problem ?? null} />;
      })}
    </div>
  );
});

interface CellProps extends GridRowProps {
  column: BatchColumn;
  place: ShownColumn;
  problem: BatchProblem | null;
}

function Cell({ common, row, index, column, place, problem, ...props }: CellProps) {
  const value = common.cell(row, column.id);
  const { getEditorProps } = props;
  const isSelected = place.index >= props.selectedFrom && place.index <= props.selectedTo;
  const words = problem ? common.wordsOf(problem) : undefined;
  return (
    <div
      {...cellRole(place.index + 2, { isSelected, isInvalid: problem !== null })}
      id={cellId(common.gridId, index, place.index)}
      data-column={place.index}
      data-focus={props.focus === place.index ? "" : undefined}
      className={styles.cell}
      style={{ left: place.start, width: place.size }}
    >
      <span className={styles.value} title={value}>
        {value === "" && problem ? <span className={styles.empty}>{common.emptyWords}</span> : value}
      </span>
      {problem ? (
        <span className={styles.problem}>
          <Icon as={CircleAlert} size={12} />
          <span className={styles.problemWords} title={words}>
            {words}
          </span>
        </span>
      ) : null}
      {getEditorProps && props.editedColumn === column.id ? (
        <CellEditor getEditorProps={getEditorProps} column={column.name} row={row} />
      ) : null}
    </div>
  );
}
