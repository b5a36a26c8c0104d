/** Time as the partner sees it; tests inject their own. */
export interface Clock {
  now(): Date;
  /** Runs `work` after `ms` milliseconds of this clock; the answer cancels it. */
  after(ms: number, work: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => new Date(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
