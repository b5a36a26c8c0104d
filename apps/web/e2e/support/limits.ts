/**
 * Time limits of a browser test, in milliseconds. They end what hangs and are no limits of speed, which `npm run bench` measures: two tests
 * with six browsers on two slow cores take eight minutes for what an idle machine does in two.
 */
export const LIMITS = { timeout: 20 * 60_000, expect: { timeout: 90_000 } };
