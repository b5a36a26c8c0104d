import type { HotseatClient } from "@hotseat/api-client";
import type { KnownUnread } from "../headless/use-notification-dropdown";

/** Not in a store of the provider, which ends with its last user: while the next page loads, no bell is mounted. */
const memories = new WeakMap<HotseatClient, KnownUnread>();

/** The number that the last bell of this client knew: a page has its own bell, a call has none. */
export function knownUnreadOf(client: HotseatClient): KnownUnread {
  const memory = memories.get(client) ?? createMemory();
  memories.set(client, memory);
  return memory;
}

function createMemory(): KnownUnread {
  let known: number | null = null;
  return {
    get: () => known,
    set: (unread) => {
      known = unread;
    },
  };
}
