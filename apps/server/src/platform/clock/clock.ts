/** Time as the server sees it; tests inject their own. */
export interface Clock {
  now(): Date;
  /** Runs `work` after `ms` milliseconds of this clock; the answer cancels it. */
  after(ms: number, work: () => void): () => void;
}
