import { useState } from "react";

/** Rows that the table shows at once. */
const ROWS_PER_PAGE = 10;

export interface RowPages<Row> {
  rows: readonly Row[];
  /** Numbers of the first and the last shown row, from 1; 0 and 0 without rows. */
  first: number;
  last: number;
  hasPrevious: boolean;
  hasNext: boolean;
  previous(): void;
  next(): void;
}

/** Pages of the loaded rows. A page that no longer exists becomes the last one. */
export function useRowPages<Row>(rows: readonly Row[]): RowPages<Row> {
  const [chosen, setChosen] = useState(0);
  const lastPage = Math.max(0, Math.ceil(rows.length / ROWS_PER_PAGE) - 1);
  const page = Math.min(chosen, lastPage);
  const shown = rows.slice(page * ROWS_PER_PAGE, (page + 1) * ROWS_PER_PAGE);
  return {
    rows: shown,
    first: shown.length === 0 ? 0 : page * ROWS_PER_PAGE + 1,
    last: page * ROWS_PER_PAGE + shown.length,
    hasPrevious: page > 0,
    hasNext: page < lastPage,
    previous: () => setChosen(page - 1),
    next: () => setChosen(page + 1),
  };
}
