import type { Clock } from "@hotseat/core/clock";

/** Calls `save` every `intervalMs` milliseconds until the answer is called: a draft that is typed without a pause is saved too. */
export function startSafetySave(clock: Pick<Clock, "after">, intervalMs: number, save: () => void): () => void {
  let stop: () => void;
  const plan = () => {
    stop = clock.after(intervalMs, () => {
      save();
      plan();
    });
  };
  plan();
  return () => stop();
}
