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

/** Time for a reader: a whole number of one unit, named as `Intl` names it. */
export interface ReadableWait {
  readonly value: number;
  readonly unit: "minute" | "hour";
}

const LONGEST_IN_MINUTES = 90;

/** Returns a wait in seconds, rounded up to whole minutes, or to whole hours above 90 minutes. */
export function readableWait(seconds: number): ReadableWait {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes <= LONGEST_IN_MINUTES) return { value: minutes, unit: "minute" };
  return { value: Math.ceil(minutes / 60), unit: "hour" };
}

/** Returns a wait in seconds as the values of an i18next text with `{{time, relativetime}}`: "in 15 minutes". */
export function waitValues(seconds: number) {
  const { value, unit } = readableWait(seconds);
  return { time: value, formatParams: { time: { range: unit } } };
}
