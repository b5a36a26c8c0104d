/** A change of a text: `from`–`to` in UTF-16 units of the old text, replaced with `insert`. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Converts offsets between UTF-16 units (JavaScript, CodeMirror) and Unicode code points (the wire). */
export interface CodePointIndex {
  /** Code points before this UTF-16 offset; inside a pair it counts the whole pair. */
  toCodePoints(utf16: number): number;
  toUtf16(codePoints: number): number;
  /** Follows changes of the text. All offsets are of the text before the first of them; in order, not overlapping. */
  change(changes: readonly TextChange[]): void;
}

const PAIR = /[\u{10000}-\u{10FFFF}]/gu;
/** Text with neither is found much faster than by the expression above. */
const HIGH = /[\uD800-\uDBFF]/;

/** With the flag `u` a whole pair is one character, so that this matches halves only. */
const HALF = /[\uD800-\uDFFF]/gu;

/** The text with U+FFFD for each half of a pair, which cannot be sent. */
export function wellFormed(text: string): string {
  return text.replace(HALF, "\uFFFD");
}

/** Offsets of the pairs in a text, each moved by `start`. */
function pairsOf(text: string, start: number): number[] {
  if (!HIGH.test(text)) return [];
  return Array.from(text.matchAll(PAIR), ({ index }) => start + index);
}

/** Number of entries below `limit` in a sorted list whose value at `index` is `at(index)`. */
function countBelow(length: number, limit: number, at: (index: number) => number): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(middle) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Keeps the offsets of the characters beyond the basic plane, which are few: a text without any costs nothing, and a conversion is a
 * binary search.
 */
export function createCodePointIndex(text = ""): CodePointIndex {
  let pairs: number[] = pairsOf(text, 0);
  return {
    toCodePoints: (utf16) => utf16 - countBelow(pairs.length, utf16, (index) => pairs[index] ?? 0),
    toUtf16: (codePoints) => codePoints + countBelow(pairs.length, codePoints, (index) => (pairs[index] ?? 0) - index),
    change(changes) {
      if (pairs.length === 0 && !changes.some(({ insert }) => HIGH.test(insert))) return;
      const next: number[] = [];
      let [kept, shift] = [0, 0];
      for (const { from, to, insert } of changes) {
        for (; kept < pairs.length && (pairs[kept] ?? 0) < from; kept += 1) next.push((pairs[kept] ?? 0) + shift);
        for (; kept < pairs.length && (pairs[kept] ?? 0) < to; kept += 1);
        for (const pair of pairsOf(insert, from + shift)) next.push(pair);
        shift += insert.length - (to - from);
      }
      for (; kept < pairs.length; kept += 1) next.push((pairs[kept] ?? 0) + shift);
      pairs = next;
    },
  };
}
