import type { Clock } from "@hotseat/core/clock";
import { MINUTE_MS } from "@hotseat/core/durations";

/** Failures in a row after which the current user is no longer requested. */
const BREAKER_FAILURE_LIMIT = 3;
/** Milliseconds after the last failure until it is tried again. */
const BREAKER_RESET_MS = MINUTE_MS;

export interface CircuitBreaker {
  isOpen(): boolean;
  recordFailure(): void;
  /** Resets it after a success, or when a live event connection proves that the server is back. */
  close(): void;
}

export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0;
  let lastFailureAt = 0;
  return {
    isOpen() {
      if (failures < BREAKER_FAILURE_LIMIT) return false;
      if (clock.now() - lastFailureAt < BREAKER_RESET_MS) return true;
      failures = 0;
      return false;
    },
    recordFailure() {
      failures += 1;
      lastFailureAt = clock.now();
    },
    close() {
      failures = 0;
    },
  };
}
