import { UNDO_MAX_COMMANDS, UNDO_MAX_ROWS } from "../batch.constants";
import type { Change } from "./change";

/** The steps that can be undone and redone. The oldest is forgotten beyond a number of steps or of changed rows. */
export class History {
  #past: Change[] = [];
  #future: Change[] = [];
  #rows = 0;

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  add(change: Change): void {
    this.#past.push(change);
    this.#future = [];
    this.#rows += change.cells.length;
    while (this.#past.length > UNDO_MAX_COMMANDS || (this.#rows > UNDO_MAX_ROWS && this.#past.length > 1)) {
      this.#rows -= this.#past.shift()?.cells.length ?? 0;
    }
  }

  undo(): Change | null {
    const change = this.#past.pop() ?? null;
    if (change) {
      this.#future.push(change);
      this.#rows -= change.cells.length;
    }
    return change;
  }

  redo(): Change | null {
    const change = this.#future.pop() ?? null;
    if (change) {
      this.#past.push(change);
      this.#rows += change.cells.length;
    }
    return change;
  }

  clear(): void {
    this.#past = [];
    this.#future = [];
    this.#rows = 0;
  }
}
