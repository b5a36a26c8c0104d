import type { HotseatClient } from "@hotseat/api-client";
import type { KnownUnread } from "../headless/use-notification-dropdown";

/** No store of the provider: that one ends with its last user, and between two pages with a bell none may be mounted, as while a page loads. */
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
