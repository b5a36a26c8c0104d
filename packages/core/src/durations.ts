/** A second, in milliseconds. */
export const SECOND_MS = 1_000;

/** A minute, in milliseconds. */
export const MINUTE_MS = 60 * SECOND_MS;

/** An hour, in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS;

/** A day of 24 hours, in milliseconds. A day of the calendar can be an hour shorter or longer. */
export const DAY_MS = 24 * HOUR_MS;

/** A minute, in seconds: the contract counts in seconds, the clock in milliseconds. */
export const MINUTE_SEC = 60;

/** An hour, in seconds. */
export const HOUR_SEC = 60 * MINUTE_SEC;

/** A day of 24 hours, in seconds. */
export const DAY_SEC = 24 * HOUR_SEC;
