"use client";
import { useSyncExternalStore } from "react";
import { useHotseat } from "./hotseat-context";

/**
 * Returns milliseconds since 1970 by the server's clock, updated at every full `stepMs` of that clock, so that all screens change the
 * second together. Renders its component each time: use it in the smallest part that shows a time.
 */
export function useServerNow(stepMs?: number): number {
  const { subscribe, read } = useHotseat().client.serverClock.ticker(stepMs);
  return useSyncExternalStore(subscribe, read, read);
}
