/**
 * Fewest insertions, deletions, changes and swaps of two neighbours that make one text of the other (optimal string alignment).
 * Own code: the maintained libraries on npm do not count a swap as one.
 */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        (next[at - 1] ?? 0) + 1,
        (last[at] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}

/** Share of the longer text that may differ before nothing is suggested. */
const MOST_DIFFERENT = 0.7;

/** Index of the most similar text; null where none is similar. */
export function closestIndex(wanted: string, known: readonly string[]): number | null {
  let [best, found]: [number, number | null] = [Number.POSITIVE_INFINITY, null];
  known.forEach((text, index) => {
    const different = editDistance(wanted, text) / Math.max(wanted.length, text.length, 1);
    if (different < best && different <= MOST_DIFFERENT) [best, found] = [different, index];
  });
  return found;
}
