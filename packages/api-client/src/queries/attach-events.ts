import { type Clock, systemClock } from "@hotseat/core/clock";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import type { ConnectOptions, EventSubscription } from "../events/events";
import { isServerEvent, patchFromEvent, stillMakesOld } from "./apply-event";
import { gatheredRefetch } from "./gathered-refetch";
import { keys } from "./keys";

/** Milliseconds a stream may be away before polling takes over (LS-D3). */
export const STREAM_DOWN_GRACE_MS = 3000;

export interface AttachOptions extends ConnectOptions {
  readonly client: HotseatClient;
  readonly queryClient: QueryClient;
  readonly clock?: Clock;
}

/**
 * Keeps the cache true to the event stream until the answer's `close` is called. On every connection the data on screen is
 * fetched again, but for the first one when `after` says where the snapshot on screen stands and the server replays from
 * there; and once when a connection
 * that outlived its last holder brought something nobody heard.
 */
export function attachEvents({
  client,
  queryClient,
  clock = systemClock,
  ...options
}: AttachOptions): EventSubscription {
  const subscription = client.events.connect(options);
  const refetchSoon = gatheredRefetch(queryClient, clock);
  const covered = keysOf(options);
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

/** What the events of this scope change; modules and configuration are not among it. */
function keysOf({ sessionId, global }: ConnectOptions): readonly QueryKey[] {
  if (global) return [keys.me, keys.catalogs, keys.sessions];
  return sessionId === undefined ? [] : [keys.session(sessionId)];
}
