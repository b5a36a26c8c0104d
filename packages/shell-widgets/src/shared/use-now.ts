import { MINUTE_MS } from "@hotseat/core/durations";
import type { Ticker } from "@hotseat/core/ticker";
import { useSyncExternalStore } from "react";

/** Returns the start of the ticker's current minute, or of its current step of `stepMs` milliseconds; only the component that calls it renders again. */
export function useNow({ subscribe, read }: Ticker, stepMs = MINUTE_MS): number {
  const start = () => Math.floor(read() / stepMs) * stepMs;
  return useSyncExternalStore(subscribe, start, start);
}
