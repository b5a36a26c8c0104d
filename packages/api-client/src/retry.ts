import { backoffMs } from "@hotseat/core/backoff";
import { MINUTE_MS } from "@hotseat/core/durations";
import { type HotseatErrorCode, isHotseatError } from "./transport/errors";

/** The stale time of a query, in milliseconds. */
export const QUERY_STALE_MS = 5 * MINUTE_MS;
/** The cache time of an unused query, in milliseconds. */
export const QUERY_KEPT_MS = 10 * MINUTE_MS;
/** The stale time of the current user, in milliseconds. */
export const ME_KEPT_MS = 15 * MINUTE_MS;
/** Retries of a query after a 5xx. */
const SERVER_ERROR_RETRIES = 2;
/** Retries of a query that did not reach the server. */
const OTHER_ERROR_RETRIES = 3;
/** Retries of a change. */
const MUTATION_RETRIES = 1;
/** Refusals that a second try cannot change. */
const MUTATION_FINAL_STATUSES: readonly number[] = [400, 401, 403, 404, 409];
/** First pause before a retry, in milliseconds; doubled each time. */
const BACKOFF_BASE_MS = 1000;
/** Longest pause before a retry, in milliseconds. */
const BACKOFF_MAX_MS = 30_000;

/** Failures that another attempt only delays: the page returned a wrong token, or none within 10 s. */
const FINAL_CODES: readonly HotseatErrorCode[] = ["access_token_invalid", "access_token_timeout"];

/** Returns whether to retry a failed query, after `failureCount` earlier retries. */
export function retryQuery(failureCount: number, error: Error): boolean {
  const status = isHotseatError(error) ? error.status : 0;
  if (isHotseatError(error) && FINAL_CODES.includes(error.code)) return false;
  if (status >= 500) return failureCount < SERVER_ERROR_RETRIES;
  if (status >= 400) return false;
  return failureCount < OTHER_ERROR_RETRIES;
}

/** Returns whether to retry a failed change. */
export function retryMutation(failureCount: number, error: Error): boolean {
  if (!isHotseatError(error)) return failureCount < MUTATION_RETRIES;
  if (MUTATION_FINAL_STATUSES.includes(error.status) || FINAL_CODES.includes(error.code)) return false;
  return failureCount < MUTATION_RETRIES;
}

/** Returns milliseconds to wait before retry number `attempt`, counted from 0. */
export function retryDelayMs(attempt: number): number {
  return backoffMs(attempt, { baseMs: BACKOFF_BASE_MS, maxMs: BACKOFF_MAX_MS });
}
