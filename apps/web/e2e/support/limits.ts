/**
 * Time limits of a browser test, in milliseconds. They end what hangs and are no limits of speed, which `npm run bench` measures: on two
 * slow cores, beside other tests, a board took more than 90 s to open and two sessions of four people nine minutes.
 */
export const LIMITS = { timeout: 20 * 60_000, expect: { timeout: 180_000 } };
