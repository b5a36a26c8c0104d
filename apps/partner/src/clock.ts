/** The partner's time; tests inject their own. */
export interface Clock {
  now(): Date;
  /** Runs `work` after `ms` milliseconds of this clock. Returns a cancel function. */
  after(ms: number, work: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => new Date(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
