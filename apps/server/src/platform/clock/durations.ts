/** A minute, in milliseconds. */
export const MINUTE_MS = 60_000;

/** An hour, in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS;

/** A day of 24 hours, in milliseconds. A day of the calendar can be an hour shorter or longer. */
export const DAY_MS = 24 * HOUR_MS;

/** A minute, in seconds. */
export const MINUTE_SEC = 60;

/** A year of 365 days, in seconds: the lifetime of what browsers keep. */
export const YEAR_SEC = (365 * DAY_MS) / 1000;
