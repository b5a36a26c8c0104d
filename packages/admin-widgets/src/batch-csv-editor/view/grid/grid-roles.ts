/*
 * Roles of the grid's parts. A table of HTML cannot leave out rows, so the parts are plain elements; the grid alone has the focus and
 * names the active cell.
 */

/** A line of the grid; `at` counts from 1, the head included. */
export const rowRole = (at: number) => ({ role: "row", "aria-rowindex": at }) as const;
/** `at` counts from 1, the column of row numbers included. */
export const columnHeaderRole = (at: number) => ({ role: "columnheader", "aria-colindex": at }) as const;
export const ROW_HEADER_ROLE = { role: "rowheader", "aria-colindex": 1 } as const;

interface CellMarks {
  readonly isSelected: boolean;
  readonly isInvalid: boolean;
}

export const cellRole = (at: number, { isSelected, isInvalid }: CellMarks) =>
  ({
    role: "gridcell",
    "aria-colindex": at,
    "aria-selected": isSelected,
    "aria-invalid": isInvalid || undefined,
  }) as const;
