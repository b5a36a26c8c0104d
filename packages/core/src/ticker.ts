import type { Clock } from "./clock";
import { SECOND_MS } from "./durations";

/** A time in whole steps, the same for all subscribers. Fits React's `useSyncExternalStore`. */
export interface Ticker {
  /** The start of the current step, in milliseconds since 1970. */
  read(): number;
  /** Calls `listener` at the start of every step; no timer runs without listeners. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export interface TickerOptions {
  /** The clock that decides when a step starts; it is read again at each step, so that the ticker never drifts. */
  readonly clock: Clock;
  /** Milliseconds of one step. Default 1000. */
  readonly stepMs?: number;
  /** Calls its listener when the clock was corrected, so that the new time shows at once. Returns an unsubscribe function. */
  readonly onCorrection?: (listener: () => void) => () => void;
}

/** A ticker aligned to the full steps of a clock. */
export function createTicker({ clock, stepMs = SECOND_MS, onCorrection }: TickerOptions): Ticker {
  const listeners = new Set<() => void>();
  const startOfStep = () => Math.floor(clock.now() / stepMs) * stepMs;
  let shown = startOfStep();
  let cancel = () => {};
  let unwatch = () => {};

  function tick(): void {
    cancel();
    const start = startOfStep();
    // A timer that fires early finds the old step and waits for the rest of it.
    if (start !== shown) {
      shown = start;
      for (const listener of [...listeners]) listener();
    }
    if (listeners.size > 0) cancel = clock.after(stepMs - (clock.now() % stepMs), tick);
  }

  return {
    read() {
      if (listeners.size === 0) shown = startOfStep();
      return shown;
    },
    subscribe(listener) {
      const isFirst = listeners.size === 0;
      listeners.add(listener);
      if (isFirst) {
        unwatch = onCorrection?.(tick) ?? (() => {});
        tick();
      }
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        cancel();
        unwatch();
      };
    },
  };
}

/** A ticker that stands still, for pictures and tests. */
export function fixedTicker(atMs: number): Ticker {
  return { read: () => atMs, subscribe: () => () => {} };
}
