import type { Clock } from "@hotseat/core/clock";
import { createTicker } from "@hotseat/core/ticker";
import { useMemo, useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

/** Returns the start of the clock's current minute, or of its current step of `stepMs` milliseconds; only the component that calls it renders again. */
export function useNow(clock: Clock, stepMs = MINUTE_MS): number {
  const { subscribe, read } = useMemo(() => createTicker({ clock, stepMs }), [clock, stepMs]);
  return useSyncExternalStore(subscribe, read, read);
}
