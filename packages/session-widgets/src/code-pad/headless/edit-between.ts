import type { WireOperation } from "@hotseat/collab/ot";

/**
 * The edit that leads from one text to another, as one changed range: what a textarea knows of a key press.
 * @param caret UTF-16 offset of the caret in `after`; tells which of several equal characters was typed
 */
export function editBetween(before: string, after: string, caret = after.length): WireOperation {
  const [old, next] = [[...before], [...after]];
  const caretPoint = [...after.slice(0, caret)].length;
  const most = Math.min(old.length, next.length);
  // The text behind the caret did not change.
  let end = 0;
  while (end < most && end < next.length - caretPoint && old[old.length - 1 - end] === next[next.length - 1 - end])
    end += 1;
  let start = 0;
  while (start < most - end && old[start] === next[start]) start += 1;
  while (end < most - start && old[old.length - 1 - end] === next[next.length - 1 - end]) end += 1;
  const insert = next.slice(start, next.length - end).join("");
  const parts: (number | string)[] = [start, insert, start + end - old.length, end];
  return parts.filter((part) => part !== 0 && part !== "");
}
