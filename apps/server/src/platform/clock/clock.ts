/** The server's time; tests inject their own. */
export interface Clock {
  now(): Date;
  /** Runs `work` after `ms` milliseconds of this clock. Returns a cancel function. */
  after(ms: number, work: () => void): () => void;
}
