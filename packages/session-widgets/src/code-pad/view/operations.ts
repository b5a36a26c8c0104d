import { type ChangeSet, type ChangeSpec, EditorSelection, Text } from "@codemirror/state";
import type { WireOperation } from "@hotseat/collab/ot";
import type { CodePointIndex, TextChange } from "../headless/code-points";
import { movedBy } from "../headless/text-changes";

/** Only this ends a line, so that a document keeps the characters that others put into it, `\r` included. */
export const LINE_SEPARATOR = "\n";

/** A text as CodeMirror stores it. */
export function textOf(text: string): Text {
  return Text.of(text.split(LINE_SEPARATOR));
}

/** The changed ranges of a transaction, in UTF-16 units. */
export function textChangesOf(changes: ChangeSet): TextChange[] {
  const found: TextChange[] = [];
  changes.iterChanges((from, to, _fromB, _toB, inserted) => {
    found.push({ from, to, insert: inserted.sliceString(0, inserted.length, LINE_SEPARATOR) });
  });
  return found;
}

/** The operation of a transaction on a text of `length` UTF-16 units; `index` is of the text before it. */
export function operationOf(changes: readonly TextChange[], length: number, index: CodePointIndex): WireOperation {
  const operation: (number | string)[] = [];
  let done = 0;
  for (const { from, to, insert } of changes) {
    const [start, end] = [index.toCodePoints(from), index.toCodePoints(to)];
    if (start > done) operation.push(start - done);
    if (insert !== "") operation.push(insert);
    if (end > start) operation.push(start - end);
    done = end;
  }
  const rest = index.toCodePoints(length) - done;
  if (rest > 0) operation.push(rest);
  return operation;
}

/** Changes as CodeMirror takes them. */
export function changeSpecOf(changes: readonly TextChange[]): ChangeSpec {
  return changes.map(({ from, to, insert }) => ({ from, to, insert: textOf(insert) }));
}

/**
 * My cursors and selections after changes of somebody else: where everybody else sees them. CodeMirror alone would leave
 * a cursor before what is inserted at its place.
 */
export function selectionAfter(selection: EditorSelection, changes: readonly TextChange[]): EditorSelection {
  const ranges = selection.ranges.map(({ anchor, head }) =>
    EditorSelection.range(movedBy(changes, anchor), movedBy(changes, head)),
  );
  return EditorSelection.create(ranges, selection.mainIndex);
}
