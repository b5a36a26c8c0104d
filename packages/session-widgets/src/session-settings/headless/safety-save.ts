import type { Clock } from "@hotseat/core/clock";

/** Calls `save` every `intervalMs` milliseconds, so that a draft typed without a pause is saved too. Returns a stop function. */
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
