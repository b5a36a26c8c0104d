import type { CellPlace, GridSelection } from "../editor.types";

/** Size of the visible table, and the rows that a page moves by. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  readonly page: number;
}

/** A key with its modifiers; Ctrl is Cmd on a Mac. */
export interface GridKey {
  readonly key: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
}

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

type Move = (at: CellPlace, size: GridSize, ctrl: boolean) => CellPlace;

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: ({ row, column }, _size, ctrl) => ({ row: ctrl ? 0 : row - 1, column }),
  ArrowDown: ({ row, column }, size, ctrl) => ({ row: ctrl ? size.rows - 1 : row + 1, column }),
  ArrowLeft: ({ row, column }, _size, ctrl) => ({ row, column: ctrl ? 0 : column - 1 }),
  ArrowRight: ({ row, column }, size, ctrl) => ({ row, column: ctrl ? size.columns - 1 : column + 1 }),
  Home: ({ row }, _size, ctrl) => ({ row: ctrl ? 0 : row, column: 0 }),
  End: ({ row }, size, ctrl) => ({ row: ctrl ? size.rows - 1 : row, column: size.columns - 1 }),
  PageUp: ({ row, column }, size) => ({ row: row - size.page, column }),
  PageDown: ({ row, column }, size) => ({ row: row + size.page, column }),
};

/** The selection after a key of movement; with Shift it grows from its anchor. Null: the key moves nothing. */
export function movedSelection(selection: GridSelection, pressed: GridKey, size: GridSize): GridSelection | null {
  const move = MOVES[pressed.key];
  if (!move || size.rows === 0 || size.columns === 0) return null;
  const { row, column } = move(selection.focus, size, pressed.ctrl);
  const focus = { row: within(row, size.rows), column: within(column, size.columns) };
  return { anchor: pressed.shift ? selection.anchor : focus, focus };
}

/** The cell after this one, in reading order or against it; null at either end. */
export function nextCell(at: CellPlace, size: GridSize, isBack: boolean): CellPlace | null {
  const index = at.row * size.columns + at.column + (isBack ? -1 : 1);
  if (index < 0 || index >= size.rows * size.columns) return null;
  return { row: Math.floor(index / size.columns), column: index % size.columns };
}

/** The corners of a selection: first and last row and column. */
export interface Block {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export function blockOf({ anchor, focus }: GridSelection): Block {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  };
}

export function isSelected(selection: GridSelection, row: number, column: number): boolean {
  const { top, bottom, left, right } = blockOf(selection);
  return row >= top && row <= bottom && column >= left && column <= right;
}
