import type { Clock } from "@hotseat/core/clock";
import { createTicker } from "@hotseat/core/ticker";
import { useMemo, useSyncExternalStore } from "react";

/** Returns the start of the clock's current step of `stepMs` milliseconds; only the component that calls it renders again. */
export function useNow(clock: Clock, stepMs: number): number {
  const { subscribe, read } = useMemo(() => createTicker({ clock, stepMs }), [clock, stepMs]);
  return useSyncExternalStore(subscribe, read, read);
}
