import { useCallback, useSyncExternalStore } from "react";
import type { ClockPort } from "./clock-port";

/** The instant, in milliseconds, renewed as often as asked: only the component that calls it renders again. */
export function useNow(clock: ClockPort, everyMs: number): number {
  const subscribe = useCallback((notify: () => void) => clock.every(everyMs, notify), [clock, everyMs]);
  const read = () => Math.floor(clock.now() / everyMs) * everyMs;
  return useSyncExternalStore(subscribe, read, read);
}
