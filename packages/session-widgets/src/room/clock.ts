/** Time as a store sees it; tests hand in their own. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `task` after `ms` milliseconds; the answer takes it back. */
  after(ms: number, task: () => void): () => void;
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, task) => {
    const handle = setTimeout(task, ms);
    return () => clearTimeout(handle);
  },
};
