import type { HotseatClient } from "@hotseat/api-client";
import type { EventSubscription } from "@hotseat/api-client/events";
import { type AttachOptions, attachEvents } from "@hotseat/api-client/queries";
import type { QueryClient } from "@tanstack/react-query";

interface Held {
  readonly attached: EventSubscription;
  holders: number;
}

const heldBy = new WeakMap<HotseatClient, WeakMap<QueryClient, Map<string, Held>>>();

function heldFor(client: HotseatClient, queryClient: QueryClient): Map<string, Held> {
  const caches = heldBy.get(client) ?? new WeakMap<QueryClient, Map<string, Held>>();
  heldBy.set(client, caches);
  const held = caches.get(queryClient) ?? new Map<string, Held>();
  caches.set(queryClient, held);
  return held;
}

/**
 * `attachEvents`, once for all widgets that want the same stream for the same cache: an event is applied once, however many
 * look at it. The first cursor counts; the last to close lets go.
 */
export function shareEvents(options: AttachOptions): Pick<EventSubscription, "subscribe" | "close"> {
  const held = heldFor(options.client, options.queryClient);
  const key = `${options.sessionId ?? ""} ${options.global ?? false}`;
  const mine = held.get(key) ?? { attached: attachEvents(options), holders: 0 };
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
