import { type Clock, systemClock } from "@hotseat/core/clock";
import type { QueryClient } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import type { ConnectOptions, EventSubscription } from "../events/events";
import { isServerEvent, keysOfScope, patchFromEvent, stillMakesOld } from "./apply-event";
import { gatheredRefetch } from "./gathered-refetch";

/** Milliseconds a stream may be down before polling starts (LS-D3.7). */
export const STREAM_DOWN_GRACE_MS = 3000;

export interface AttachOptions extends ConnectOptions {
  readonly client: HotseatClient;
  readonly queryClient: QueryClient;
  readonly clock?: Clock;
}

/**
 * Updates the cache from the event stream until `close` of the returned subscription is called. Every connection refetches the data
 * on screen, except the first one when `after` has the cursor of the snapshot on screen and the server replays from there. A connection
 * that was kept without holders and received messages meanwhile causes one more
 * refetch.
 */
export function attachEvents({
  client,
  queryClient,
  clock = systemClock,
  ...options
}: AttachOptions): EventSubscription {
  const subscription = client.events.connect(options);
  const refetchSoon = gatheredRefetch(queryClient, clock);
  const covered = keysOfScope(options);
  let snapshotHolds = options.after !== undefined;
  let wasConnected = subscription.status.getState() === "connected";
  let cancelGrace = () => {};
  if (subscription.missedSome) refetchSoon(covered);

  const unlisten = subscription.subscribe((message) => {
    if (isServerEvent(message))
      refetchSoon(patchFromEvent(queryClient, message), () => stillMakesOld(queryClient, message));
    else if (message.type === "connection.established") {
      if (!snapshotHolds || message.data.skipped?.length) refetchSoon(covered);
      snapshotHolds = false;
    }
  });
  const unwatch = subscription.status.subscribe(() => {
    const isConnected = subscription.status.getState() === "connected";
    if (isConnected === wasConnected) return;
    wasConnected = isConnected;
    cancelGrace();
    if (!isConnected) cancelGrace = clock.after(STREAM_DOWN_GRACE_MS, () => refetchSoon(covered));
  });

  return {
    ...subscription,
    close() {
      cancelGrace();
      unwatch();
      unlisten();
      subscription.close();
    },
  };
}
