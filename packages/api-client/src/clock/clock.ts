/** Time as a port, so that everything with a deadline can be tested without waiting. */
export interface Clock {
  /** Milliseconds since 1970 by this machine, which may be wrong. */
  now(): number;
  /** Runs `task` once after `delayMs`; the answer takes it back. */
  after(delayMs: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, task) {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
};
