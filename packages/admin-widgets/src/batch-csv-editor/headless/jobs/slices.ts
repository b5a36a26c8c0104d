import { nextTask } from "@hotseat/core/clock";
import { SLICE_MS } from "../batch.constants";

interface Yielding {
  readonly scheduler?: { yield?(): Promise<void> };
}

/** Lets the browser paint and respond; where it can, this work then goes on before other tasks. */
function pause(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  return scheduler?.yield ? scheduler.yield() : nextTask();
}

/** A step that yields it is the last one of its slice. */
export const PAUSE = Symbol("pause");

/**
 * Runs work step by step on this thread, with a pause after every `SLICE_MS`. Short work is done when the call returns.
 * Resolves to false where the signal stopped it.
 * @param atOnce steps before the first pause, however long they take
 */
export async function inSlices(steps: Iterator<unknown>, signal?: AbortSignal, atOnce = 0): Promise<boolean> {
  let left = atOnce;
  let until = performance.now() + SLICE_MS;
  for (;;) {
    if (signal?.aborted) return false;
    const { done, value } = steps.next();
    if (done) return true;
    left -= 1;
    if (value !== PAUSE && (left >= 0 || performance.now() < until)) continue;
    await pause();
    until = performance.now() + SLICE_MS;
  }
}
