import { ApiError } from "../../contract/errors.ts";
import type { Clock } from "../clock/clock.ts";

/** Failures in a row after which nothing is sent any more. */
const FAILURES = 3;
/** Milliseconds after the last failure until something is sent again. */
const RESET_MS = 60_000;
const SERVER_ERROR = 500;

/**
 * Returns a `fetch` that stops calling a service which does not answer: after three failures in a row (no answer, or a
 * status of 500 or more) every call throws `unavailable` at once, until 60 seconds after the last failure.
 */
export function breakingFetch(clock: Pick<Clock, "now">, send: typeof fetch = fetch): typeof fetch {
  let failures = 0;
  let lastAt = 0;
  const failed = (): void => {
    failures += 1;
    lastAt = clock.now().getTime();
  };
  return async (input, init) => {
    const leftMs = lastAt + RESET_MS - clock.now().getTime();
    if (leftMs <= 0) failures = 0;
    if (failures >= FAILURES) throw new ApiError("unavailable", { retryAfterSec: Math.ceil(leftMs / 1000) });
    try {
      const answer = await send(input, init);
      if (answer.status >= SERVER_ERROR) failed();
      else failures = 0;
      return answer;
    } catch (error) {
      failed();
      throw error;
    }
  };
}

/** The documented error behind a failure that a library has wrapped; null when there is none. */
export function apiErrorIn(error: unknown): ApiError | null {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof ApiError) return at;
  return null;
}
