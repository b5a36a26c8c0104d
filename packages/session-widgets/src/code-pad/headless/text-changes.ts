import type { WireOperation } from "@hotseat/collab/ot";
import { type CodePointIndex, createCodePointIndex, type TextChange } from "./code-points";

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

/**
 * A cursor's position after changes, in UTF-16 units: behind what is inserted at its place, as `transformIndex` of the
 * operations moves it for everybody else.
 */
export function movedBy(changes: readonly TextChange[], position: number): number {
  let shift = 0;
  for (const { from, to, insert } of changes) {
    if (from > position) break;
    shift += insert.length - (Math.min(to, position) - from);
  }
  return position + shift;
}

/** Position of a caret after an operation; `caret` in UTF-16 units of `before`. */
export function caretAfter(operation: WireOperation, before: string, caret: number): number {
  return movedBy(changesOf(operation, createCodePointIndex(before)), caret);
}
