/** Returns the wait after `doublings` further failures: the first wait, doubled for each of them, up to the longest. */
export const doubledWait = (first: number, doublings: number, longest: number): number =>
  Math.min(first * 2 ** doublings, longest);
