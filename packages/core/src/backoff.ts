/** How waits between retries grow. */
export interface Backoff {
  /** Milliseconds before the first retry; doubled for each one after. */
  readonly baseMs: number;
  /** Milliseconds of the longest wait. */
  readonly maxMs: number;
}

/** Milliseconds to wait before retry number `retry`, counted from 0. */
export function backoffMs(retry: number, { baseMs, maxMs }: Backoff): number {
  return Math.min(maxMs, baseMs * 2 ** retry);
}

/**
 * A wait in whole milliseconds between `shortestMs` and `longestMs`, so that many clients do not come back in one burst.
 * @param chance from 0 to 1: 0 is the shortest wait, 1 the longest
 */
export function jitteredMs(shortestMs: number, longestMs: number, chance: number): number {
  return Math.round(shortestMs + chance * (longestMs - shortestMs));
}
