import type { Clock } from "@hotseat/core/clock";

export interface Throttled {
  /** Runs the task now, or at the end of the present pause; several calls in a pause are one. */
  (): void;
  /** Runs a waiting task now. */
  flush(): void;
  cancel(): void;
}

/** Wraps a task that runs at once, and after that at most once every `pauseMs` milliseconds; the last call is never lost. */
export function throttle(clock: Clock, pauseMs: number, task: () => void): Throttled {
  let endPause: (() => void) | null = null;
  let isWaiting = false;
  const rest = () => {
    endPause = clock.after(pauseMs, () => {
      endPause = null;
      if (isWaiting) run();
    });
  };
  function run(): void {
    isWaiting = false;
    rest();
    task();
  }
  const call = () => {
    if (endPause) isWaiting = true;
    else run();
  };
  return Object.assign(call, {
    flush() {
      if (!isWaiting) return;
      endPause?.();
      run();
    },
    cancel() {
      endPause?.();
      endPause = null;
      isWaiting = false;
    },
  });
}
