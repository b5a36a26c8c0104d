"use client";
import { systemClock } from "@hotseat/api-client";
import { useCallback, useRef, useSyncExternalStore } from "react";
import { useHotseat } from "./hotseat-context";

/** Milliseconds in a second. */
const SECOND_MS = 1000;

/**
 * Milliseconds since 1970 by the server's clock, renewed at every full `stepMs` of that clock, so that all screens turn the
 * second together. Re-renders its component each time: use it in the smallest part that shows a time.
 */
export function useServerNow(stepMs: number = SECOND_MS): number {
  const { serverClock } = useHotseat().client;
  const shown = useRef<number | null>(null);
  const floor = useCallback(() => Math.floor(serverClock.now() / stepMs) * stepMs, [serverClock, stepMs]);

  const subscribe = useCallback(
    (listener: () => void) => {
      let cancel = () => {};
      const tick = () => {
        cancel();
        shown.current = floor();
        listener();
        cancel = systemClock.after(stepMs - (serverClock.now() - floor()), tick);
      };
      tick();
      const unwatch = serverClock.offsetMs.subscribe(tick);
      return () => {
        cancel();
        unwatch();
      };
    },
    [serverClock, stepMs, floor],
  );
  const read = () => (shown.current ??= floor());
  return useSyncExternalStore(subscribe, read, read);
}
