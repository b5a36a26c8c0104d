import { MINUTE_MS } from "@hotseat/core/durations";

/** Milliseconds without a byte after which a connection counts as lost: two missed heartbeats, one each 15 s, and some slack. */
export const SILENCE_LIMIT_MS = 35_000;
/** Milliseconds a request for a stream may stay without any response: a dead network returns none, and another one may be available. */
export const FIRST_BYTE_LIMIT_MS = 9000;
/** The interval of the watchdog's checks, in milliseconds. */
export const WATCHDOG_INTERVAL_MS = 5000;
/** A watchdog this late, in milliseconds, means that the machine slept (or the tab was throttled). */
export const SLEEP_LATENESS_MS = 10_000;
/** After a suspected sleep, silence longer than this is enough to reconnect: one heartbeat and some slack. */
export const SILENCE_AFTER_SLEEP_MS = 17_000;
/** Shortest and longest pause before reconnecting, in milliseconds; the ceiling doubles up to the longest. */
export const RECONNECT_MIN_MS = 250;
export const RECONNECT_MAX_MS = 2000;
/** Longest `Retry-After` accepted, in milliseconds. */
export const RETRY_AFTER_MAX_MS = MINUTE_MS;
/** A connection without holders is kept this long, in milliseconds, because a page change opens it again at once. */
export const RELEASE_DELAY_MS = 1000;
/** The number of idempotency keys remembered, and for how many milliseconds. */
export const DUPLICATE_MEMORY_SIZE = 600;
export const DUPLICATE_MEMORY_MS = 10 * MINUTE_MS;
