import { SECOND_MS } from "./schedule.constants";
import type { SecondSource, ServerClock, Timer } from "./schedule.types";

/** Milliseconds after the second's start at which it is read, so that a timer that fires early never shows the old second twice. */
const PAST_THE_START_MS = 5;

function secondOf(nowMs: number): number {
  return Math.floor(nowMs / SECOND_MS) * SECOND_MS;
}

/** One ticker for the whole page, aligned to the server's second. It reads the clock anew each time, so it never drifts. */
export function createSecondSource(clock: ServerClock, timer: Timer): SecondSource {
  const listeners = new Set<() => void>();
  let stop: (() => void) | null = null;
  let shown = secondOf(clock.now());

  function tick(): void {
    const second = secondOf(clock.now());
    if (second !== shown) {
      shown = second;
      for (const listener of [...listeners]) listener();
    }
    stop = listeners.size > 0 ? timer.after(SECOND_MS - (clock.now() % SECOND_MS) + PAST_THE_START_MS, tick) : null;
  }

  return {
    read: () => {
      if (listeners.size === 0) shown = secondOf(clock.now());
      return shown;
    },
    subscribe(listener) {
      listeners.add(listener);
      if (stop === null) tick();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}

/** A second that stands still, for pictures and tests. */
export function fixedSecond(atMs: number): SecondSource {
  return { read: () => atMs, subscribe: () => () => {} };
}
