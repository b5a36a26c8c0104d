import type { Clock } from "@hotseat/core/clock";

/** Rejects when `work` has not settled after `ms` milliseconds, because a broken network gives no answer. */
export function within<T>(clock: Clock, ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(new Error("No answer.")));
    work.then(resolve, reject).finally(cancel);
  });
}
