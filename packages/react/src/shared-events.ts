import type { HotseatClient } from "@hotseat/api-client";
import type { EventSubscription, StreamMessage } from "@hotseat/api-client/events";
import { type AttachOptions, attachEvents } from "@hotseat/api-client/queries";
import type { QueryClient } from "@tanstack/react-query";

interface Held {
  readonly attached: EventSubscription;
  holders: number;
}

type Listener = (message: StreamMessage) => void;

/** The connections of one client that update one cache, and the listeners to all of them. */
interface Shared {
  readonly held: Map<string, Held>;
  readonly listeners: Set<Listener>;
}

interface SharedBy {
  readonly client: HotseatClient;
  readonly queryClient: QueryClient;
}

const sharedBy = new WeakMap<HotseatClient, WeakMap<QueryClient, Shared>>();

function sharedFor({ client, queryClient }: SharedBy): Shared {
  const caches = sharedBy.get(client) ?? new WeakMap<QueryClient, Shared>();
  sharedBy.set(client, caches);
  const shared = caches.get(queryClient) ?? { held: new Map<string, Held>(), listeners: new Set<Listener>() };
  caches.set(queryClient, shared);
  return shared;
}

function attach(options: AttachOptions, { listeners }: Shared): Held {
  const attached = attachEvents(options);
  attached.subscribe((message) => {
    for (const listener of [...listeners]) listener(message);
  });
  return { attached, holders: 0 };
}

/** Calls `listener` with every message of the shared connections, without keeping one open. Returns an unsubscribe function. */
export function listenToSharedEvents(by: SharedBy, listener: Listener): () => void {
  const { listeners } = sharedFor(by);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Runs `attachEvents` once for all widgets with the same stream and cache: an event is applied once, however many
 * widgets use it. The first cursor counts; the last widget to close ends the connection.
 */
export function shareEvents(options: AttachOptions): Pick<EventSubscription, "subscribe" | "close"> {
  const shared = sharedFor(options);
  const { held } = shared;
  const key = `${options.sessionId ?? ""} ${options.global ?? false}`;
  const mine = held.get(key) ?? attach(options, shared);
  held.set(key, mine);
  mine.holders += 1;
  let isHeld = true;
  const ends = new Set<() => void>();
  return {
    subscribe(listener) {
      const end = mine.attached.subscribe(listener);
      ends.add(end);
      return () => {
        ends.delete(end);
        end();
      };
    },
    close() {
      if (!isHeld) return;
      isHeld = false;
      for (const end of ends) end();
      mine.holders -= 1;
      if (mine.holders > 0) return;
      held.delete(key);
      mine.attached.close();
    },
  };
}
