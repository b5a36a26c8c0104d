import type { Clock } from "@hotseat/core/clock";

export interface Debounce {
  /** Runs the task some time after the last call. */
  schedule(): void;
  /** Runs a scheduled task now. */
  flush(): void;
  cancel(): void;
}

/** Runs a task once, `delayMs` after the last call of `schedule`. */
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
    schedule() {
      cancel();
      cancelScheduled = clock.after(delayMs, run);
    },
    flush() {
      if (cancelScheduled) run();
    },
    cancel,
  };
}
