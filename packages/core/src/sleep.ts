import type { Clock } from "./clock";

/** Resolves after `ms` milliseconds. */
export function sleep(clock: Pick<Clock, "after">, ms: number): Promise<void> {
  return new Promise((resolve) => void clock.after(ms, resolve));
}
