/** What a widget needs to know of time. Stories and tests pass one that stands still. */
export interface ClockPort {
  /** Milliseconds since 1970 by the server's clock. */
  now(): number;
  /** Calls back again and again; returns how to stop. */
  every(milliseconds: number, callback: () => void): () => void;
}

/** A clock that runs, told by `now`. */
export function runningClock(now: () => number): ClockPort {
  return {
    now,
    every: (milliseconds, callback) => {
      const timer = setInterval(callback, milliseconds);
      return () => clearInterval(timer);
    },
  };
}

/** A clock that stands still, for stories and tests. */
export function stillClock(at: string): ClockPort {
  const instant = Date.parse(at);
  return { now: () => instant, every: () => () => undefined };
}
