import { type ChangeSet, type ChangeSpec, Text } from "@codemirror/state";
import type { WireOperation } from "@hotseat/collab/ot";
import type { CodePointIndex, TextChange } from "../headless/code-points";

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

/** The ranges that an operation changes, in UTF-16 units; `index` is of the text before it. */
export function changesOf(operation: WireOperation, index: CodePointIndex): TextChange[] {
  const found: { from: number; to: number; insert: string }[] = [];
  let at = 0;
  for (const part of operation) {
    if (typeof part === "number" && part > 0) {
      at += part;
      continue;
    }
    const from = index.toUtf16(at);
    if (typeof part === "number") at -= part;
    const to = index.toUtf16(at);
    const last = found.at(-1);
    // An insert and the deletion beside it are one change.
    if (last && last.to === from)
      Object.assign(last, { to, insert: last.insert + (typeof part === "string" ? part : "") });
    else found.push({ from, to, insert: typeof part === "string" ? part : "" });
  }
  return found;
}

/** Changes as CodeMirror takes them. */
export function changeSpecOf(changes: readonly TextChange[]): ChangeSpec {
  return changes.map(({ from, to, insert }) => ({ from, to, insert: textOf(insert) }));
}
