import type { BatchColumn } from "../../headless/editor.types";
import type { useGridProps } from "../../headless/grid/use-grid-props";
import type { BatchProblem } from "../../headless/problems/problem.types";

export type GetEditorProps = ReturnType<typeof useGridProps>["getEditorProps"];

/** Place of a column in the window, in pixels. */
export interface ShownColumn {
  readonly index: number;
  readonly start: number;
  readonly size: number;
}

/** Input of every row; the same object for all of them while nothing of it changes. */
export interface RowCommon {
  readonly gridId: string;
  readonly columns: readonly BatchColumn[];
  readonly asideWords: string;
  readonly emptyWords: string;
  cell(row: number, column: number): string;
  problemsOf(row: number): readonly BatchProblem[];
  wordsOf(problem: BatchProblem): string;
}
