/** The server sends a heartbeat this often, in milliseconds. */
export const HEARTBEAT_MS = 15_000;
/** Milliseconds without a byte after which a connection counts as lost: two missed heartbeats and some slack. */
export const SILENCE_LIMIT_MS = 35_000;
/** Milliseconds a request for a stream may stay without any answer: a line that went dark gives none, and a new one may be there. */
export const FIRST_BYTE_LIMIT_MS = 9000;
/** How often the watchdog looks, in milliseconds. */
export const WATCHDOG_INTERVAL_MS = 5000;
/** A watchdog this late, in milliseconds, means that the machine slept (or the tab was throttled). */
export const SLEEP_LATENESS_MS = 10_000;
/** After a suspected sleep, silence longer than this is enough to reconnect: one heartbeat and some slack. */
export const SILENCE_AFTER_SLEEP_MS = 17_000;
/** Shortest and longest pause before reconnecting, in milliseconds; the ceiling doubles up to the longest. */
export const RECONNECT_MIN_MS = 250;
export const RECONNECT_MAX_MS = 2000;
/** Longest `Retry-After` obeyed, in milliseconds. */
export const RETRY_AFTER_MAX_MS = 60_000;
/** A connection nobody uses any more is kept this long, in milliseconds, because a change of page asks for it again at once. */
export const RELEASE_DELAY_MS = 1000;
/** How many idempotency keys are remembered, and for how many milliseconds. */
export const DUPLICATE_MEMORY_SIZE = 600;
export const DUPLICATE_MEMORY_MS = 10 * 60_000;
