import { backoffMs, jitteredMs } from "@hotseat/core/backoff";
import { RECONNECT_MAX_MS, RECONNECT_MIN_MS, RETRY_AFTER_MAX_MS } from "./constants";

/** Returns milliseconds to wait before reconnect number `attempt` (from 1): between 250 ms and a ceiling that doubles up to 2 s. */
export function reconnectDelayMs(attempt: number, random: () => number): number {
  const ceiling = backoffMs(attempt, { baseMs: RECONNECT_MIN_MS, maxMs: RECONNECT_MAX_MS });
  return jitteredMs(RECONNECT_MIN_MS, ceiling, random());
}

/** Returns the milliseconds of a `Retry-After` header in seconds; 0 without one. */
export function retryAfterMs(header: string | null): number {
  const seconds = Number(header ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, RETRY_AFTER_MAX_MS) : 0;
}
