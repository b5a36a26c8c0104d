import type { BatchEditor } from "../store/create-batch-editor";
import { movedSelection } from "./grid-moves";

/** Members of a key event that the grid reads. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  preventDefault(): void;
}

/** One letter or sign, without a modifier: it begins an edit, as in a spreadsheet. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyPress) =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey;

function withCtrl(editor: BatchEditor, { key, shiftKey }: KeyPress): boolean {
  switch (key.toLowerCase()) {
    case "z":
      if (shiftKey) editor.redo();
      else editor.undo();
      return true;
    case "y":
      editor.redo();
      return true;
    case "a":
      editor.selectAll();
      return true;
    default:
      return false;
  }
}

function alone(editor: BatchEditor, press: KeyPress): boolean {
  switch (press.key) {
    case "Enter":
    case "F2":
      editor.startEdit();
      return true;
    case "Delete":
    case "Backspace":
      editor.clearBlock();
      return true;
    default:
      if (!isTyped(press)) return false;
      editor.startEdit(press.key);
      return true;
  }
}

/**
 * Keys of the grid while no cell is edited. Tab is not one of them: it leaves the grid, so that nobody is caught in ten thousand rows.
 * Copy, cut and paste are events of their own.
 */
export function pressInGrid(editor: BatchEditor, press: KeyPress, page: number): void {
  const state = editor.store.getState();
  if (state.step === "empty") return;
  const ctrl = press.ctrlKey || press.metaKey;
  const moved = movedSelection(state.selection, { key: press.key, ctrl, shift: press.shiftKey }, editor.size(page));
  if (moved) editor.select(moved);
  const isTaken = moved !== null || (ctrl ? withCtrl(editor, press) : alone(editor, press));
  if (isTaken) press.preventDefault();
}

/** Keys of an open cell: Enter and Tab write and move on, Escape drops what was typed. */
export function pressInCell(editor: BatchEditor, press: KeyPress): void {
  const { key, shiftKey } = press;
  if (key === "Enter") editor.commitEdit(shiftKey ? "up" : "down");
  else if (key === "Tab") editor.commitEdit(shiftKey ? "back" : "next");
  else if (key === "Escape") editor.cancelEdit();
  else return;
  press.preventDefault();
}
