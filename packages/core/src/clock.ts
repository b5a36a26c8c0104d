declare function setTimeout(task: () => void, delayMs: number): number;
declare function clearTimeout(handle: number): void;

/** Time as a port, so that everything with a deadline can be tested without waiting. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` once after `delayMs` milliseconds. Returns a cancel function. */
  after(delayMs: number, task: () => void): () => void;
}

/** The machine's own clock, which may be wrong by minutes. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, task) {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
};
