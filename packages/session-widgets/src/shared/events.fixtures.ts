import type { HotseatClient } from "@hotseat/api-client";
import type { StreamMessage } from "@hotseat/api-client/events";
import { createStore } from "zustand/vanilla";

/** Events of a client that is connected from the beginning: `tell` sends a message to all who listen. */
export function connectedEvents() {
  const listeners = new Set<(message: StreamMessage) => void>();
  const status = createStore(() => "connected" as const);
  const events: HotseatClient["events"] = {
    status,
    isLive: () => true,
    connect: () => ({
      status,
      missedSome: false,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      reconnect() {},
      close() {},
    }),
  };
  const tell = (message: StreamMessage) => {
    for (const listener of listeners) listener(message);
  };
  return { events, listeners, tell };
}
