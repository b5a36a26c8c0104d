import { createClient, type HotseatClient } from "@hotseat/api-client";
import type { ConnectionStatus, ConnectOptions, Events, StreamMessage } from "@hotseat/api-client/events";
import type { Clock } from "@hotseat/core/clock";
import { createStore } from "zustand/vanilla";

/** Creates a client whose stream the test drives and whose server never responds to a call. */
export function createDrivenClient(clock?: Clock) {
  const listeners = new Set<(message: StreamMessage) => void>();
  const opened: ConnectOptions[] = [];
  const status = createStore<ConnectionStatus>(() => "disconnected");
  let closed = 0;
  const events: Events = {
    status,
    isLive: () => status.getState() === "connected",
    connect(options) {
      opened.push(options);
      return {
        status,
        missedSome: false,
        subscribe(listener) {
          listeners.add(listener);
          return () => {
            listeners.delete(listener);
          };
        },
        reconnect() {},
        close() {
          closed += 1;
        },
      };
    },
  };
  const fetch = () => new Promise<Response>(() => {});
  const client: HotseatClient = {
    ...createClient({ baseUrl: "http://api.test", fetch, ...(clock && { clock }) }),
    events,
  };
  return {
    client,
    opened,
    closed: () => closed,
    tell(message: StreamMessage) {
      for (const listener of listeners) listener(message);
    },
    become(next: ConnectionStatus) {
      status.setState(next, true);
    },
  };
}
