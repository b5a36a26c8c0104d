import { MINUTE_MS } from "@hotseat/core/durations";
import { QUERY_KEPT_MS, QUERY_STALE_MS, retryDelayMs, retryMutation, retryQuery } from "../retry";

/** Cache and retry rules of every query; each of our queries sets them, whatever the host's QueryClient has. */
export const queryDefaults = {
  staleTime: QUERY_STALE_MS,
  gcTime: QUERY_KEPT_MS,
  retry: retryQuery,
  retryDelay: retryDelayMs,
};

/** Retry rules of every change. */
export const mutationDefaults = { retry: retryMutation, retryDelay: retryDelayMs };

/** For `new QueryClient({ defaultOptions })`. */
export const hotseatDefaultOptions = { queries: queryDefaults, mutations: mutationDefaults };

/** Milliseconds between polls of a session while its stream is down, and its stale time (LS-9.7). */
export const SESSION_POLL_MS = 10_000;
export const SESSION_STALE_MS = 30_000;
/** Milliseconds between polls of a schedule while its stream is down (LS-9.6). */
export const SCHEDULE_POLL_RUNNING_MS = 2000;
export const SCHEDULE_POLL_GUIDED_MS = 5000;
export const SCHEDULE_POLL_FREE_MS = 10_000;
/** The stale time and the cache time of page data, in milliseconds (LS-9.8). */
export const PAGE_DATA_STALE_MS = 15_000;
export const PAGE_DATA_KEPT_MS = 5 * MINUTE_MS;
