import type { Clock } from "@hotseat/core/clock";

/** Ends with an error when `work` has not ended after `ms`: nobody waits for an answer that the network has swallowed. */
export function within<T>(clock: Clock, ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => reject(new Error("No answer.")));
    work.then(resolve, reject).finally(cancel);
  });
}
