import type { Clock } from "./clock";

export interface Debounce {
  /** Runs the task `delayMs` after the last call, or `afterMs` after it. */
  schedule(afterMs?: number): void;
  /** Runs a scheduled task now; without one it does nothing. */
  flush(): void;
  /** A scheduled task does not run. */
  cancel(): void;
}

/** Returns a task that runs once, `delayMs` (milliseconds) after the last call of `schedule`. */
export function createDebounce(clock: Pick<Clock, "after">, delayMs: number, task: () => void): Debounce {
  let cancelScheduled: (() => void) | null = null;

  function cancel(): void {
    cancelScheduled?.();
    cancelScheduled = null;
  }

  function run(): void {
    cancel();
    task();
  }

  return {
    schedule(afterMs = delayMs) {
      cancel();
      cancelScheduled = clock.after(afterMs, run);
    },
    flush() {
      if (cancelScheduled) run();
    },
    cancel,
  };
}
