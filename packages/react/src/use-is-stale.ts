"use client";
import { STREAM_DOWN_GRACE_MS } from "@hotseat/api-client/queries";
import { type Clock, systemClock } from "@hotseat/core/clock";
import { useEffect, useState } from "react";
import { useConnectionStatus } from "./use-connection-status";

/**
 * Returns whether what the page shows may be old: its event stream has not been connected for 3 seconds. Every new
 * connection fetches again, so nothing else is needed than to say it. `clock` is for tests.
 */
export function useIsStale(clock: Clock = systemClock): boolean {
  const isConnected = useConnectionStatus() === "connected";
  const [isStale, setStale] = useState(false);
  useEffect(() => {
    if (isConnected) return;
    const stop = clock.after(STREAM_DOWN_GRACE_MS, () => setStale(true));
    return () => {
      stop();
      setStale(false);
    };
  }, [isConnected, clock]);
  return isStale && !isConnected;
}
