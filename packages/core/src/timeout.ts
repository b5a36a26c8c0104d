import type { Clock } from "./clock";

/** Settles as `work` does, or rejects with `timeoutError()` when `work` has not settled after `ms` milliseconds. `work` itself is not stopped. */
export function withTimeout<T>(
  clock: Pick<Clock, "after">,
  ms: number,
  work: Promise<T>,
  timeoutError: () => Error,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(timeoutError()));
    work.then(resolve, reject).finally(cancel);
  });
}
