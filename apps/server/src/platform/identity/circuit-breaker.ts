import { ApiError } from "../../contract/errors.ts";
import type { Clock } from "../clock/clock.ts";
import { MINUTE_MS } from "../clock/durations.ts";

/** Failures in a row after which nothing is sent any more. */
const FAILURES = 3;
/** Milliseconds after the last failure until something is sent again. */
const RESET_MS = MINUTE_MS;
const SERVER_ERROR = 500;

/** Keeps calls from a service that does not respond. */
export interface CircuitBreaker {
  /** Throws `unavailable` with the time to wait after three failures in a row, until 60 seconds after the last one. */
  assertClosed(): void;
  /** Counts a response: one with a status of 500 or more, or `null` for none, is a failure. */
  note(status: number | null): void;
}

export function createCircuitBreaker(clock: Pick<Clock, "now">): CircuitBreaker {
  let failures = 0;
  let lastAt = 0;
  return {
    assertClosed() {
      const leftMs = lastAt + RESET_MS - clock.now().getTime();
      if (leftMs <= 0) failures = 0;
      if (failures >= FAILURES) throw new ApiError("unavailable", { retryAfterSec: Math.ceil(leftMs / 1000) });
    },
    note(status) {
      const isFailure = status === null || status >= SERVER_ERROR;
      failures = isFailure ? failures + 1 : 0;
      if (isFailure) lastAt = clock.now().getTime();
    },
  };
}

/** Returns a `fetch` behind a breaker of its own. */
export function breakingFetch(clock: Pick<Clock, "now">, send: typeof fetch = fetch): typeof fetch {
  const breaker = createCircuitBreaker(clock);
  return async (input, init) => {
    breaker.assertClosed();
    try {
      const response = await send(input, init);
      breaker.note(response.status);
      return response;
    } catch (error) {
      breaker.note(null);
      throw error;
    }
  };
}

/** The documented error behind a failure that a library has wrapped; null when there is none. */
export function apiErrorIn(error: unknown): ApiError | null {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof ApiError) return at;
  return null;
}
