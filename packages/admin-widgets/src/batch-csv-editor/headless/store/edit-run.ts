import type { EditProblem } from "../editor.types";
import { inSlices, PAUSE } from "../jobs/slices";
import type { Edit, EditSteps } from "../table/edits";

/** Rows of an edit that are gone over before the call returns: a few milliseconds at most. */
const ROWS_AT_ONCE = 100;

/**
 * Edits that are worked out step by step. A short one is made when the call returns; one of many rows pauses for the browser and is made
 * as a whole at its end. Whatever needs its result first, such as the next edit, calls `finish`.
 */
export interface EditRun {
  /**
   * Works out an edit and hands it to `make`. Returns why it is refused; null: it is made, or still at work.
   * @param begin is called once the edit before is made
   */
  run(begin: () => EditSteps, make: (edit: Edit) => EditProblem | null): EditProblem | null;
  /** Works out the rest of the edit at work at once. */
  finish(): void;
  /** Drops the edit at work. */
  drop(): void;
}

export function createEditRun(): EditRun {
  let atWork: Generator<unknown, void> | null = null;

  function finish(): void {
    while (atWork && !atWork.next().done);
  }

  return {
    finish,
    drop() {
      atWork = null;
    },
    run(begin, make) {
      finish();
      let refused: EditProblem | null = null;
      function* whole() {
        const edit = yield* begin();
        // The edit is rendered in the task that makes it, so a large one gets a task of its own.
        if ("change" in edit && edit.change.cells.length > ROWS_AT_ONCE) yield PAUSE;
        // Another file was opened meanwhile.
        if (atWork !== steps) return;
        atWork = null;
        refused = make(edit);
      }
      const steps = whole();
      atWork = steps;
      void inSlices(steps, undefined, ROWS_AT_ONCE);
      return refused;
    },
  };
}
