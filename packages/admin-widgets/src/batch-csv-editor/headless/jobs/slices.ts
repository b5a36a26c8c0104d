import { SLICE_MS } from "../batch.constants";

interface Yielding {
  readonly scheduler?: { yield?(): Promise<void> };
}

/** Lets the browser paint and answer, then goes on. */
function nextTask(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

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
    if (steps.next().done) return true;
    left -= 1;
    if (left >= 0 || performance.now() < until) continue;
    await nextTask();
    until = performance.now() + SLICE_MS;
  }
}
