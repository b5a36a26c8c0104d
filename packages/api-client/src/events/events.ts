import type { ReadableStore } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import { type Connection, createConnection } from "./connection";
import { RELEASE_DELAY_MS } from "./constants";
import type { StreamMessage } from "./event-names";
import type { ConnectionStatus, EventsOptions } from "./events.types";
import { eventStreamPath, type StreamScope } from "./stream-scope";

export interface ConnectOptions extends StreamScope {
  /** `stream_cursor` of the snapshot on screen: events after it are sent. Ignored when the connection exists already. */
  readonly after?: string;
}

/** One holder's use of a connection that may be shared. */
export interface EventSubscription {
  readonly status: ReadableStore<ConnectionStatus>;
  /** True when the connection received messages while it had no holder: data on screen may be older. */
  readonly missedSome: boolean;
  /** Calls `listener` with every message, each once and in order. Returns an unsubscribe function. */
  subscribe(listener: (message: StreamMessage) => void): () => void;
  /** Retries at once, also after a refusal. */
  reconnect(): void;
  /** Releases the connection, which closes without holders. */
  close(): void;
}

export interface Events {
  /** Opens the stream, or joins the one that is open for the same session and scope. */
  connect(options: ConnectOptions): EventSubscription;
  /** Returns whether a live connection receives this session's events now; without an id, the global ones. Polls run only while not. */
  isLive(sessionId?: number): boolean;
  /** Returns the least healthy status of this client's connections; `disconnected` without any. */
  readonly status: ReadableStore<ConnectionStatus>;
}

/** From least to most healthy. */
const HEALTH: readonly ConnectionStatus[] = ["error", "connecting", "connected"];

interface Shared {
  readonly scope: StreamScope;
  readonly connection: Connection;
  holders: number;
  /** Set while it has no holder: cancels the pending release, and says whether messages arrived meanwhile. */
  idle: { readonly end: () => void; missedSome: boolean } | undefined;
}

/** The connections of one client: one per session and scope, with a count of holders. */
export function createEvents(options: EventsOptions): Events {
  const open = new Map<string, Shared>();
  const status = createStore<ConnectionStatus>(() => "disconnected");
  const updateStatus = () => {
    const all = [...open.values()].map(({ connection }) => connection.status.getState());
    status.setState(HEALTH.find((health) => all.includes(health)) ?? "disconnected", true);
  };

  const acquire = ({ after, ...scope }: ConnectOptions): Shared => {
    const path = eventStreamPath(scope);
    const existing = open.get(path);
    if (existing) return existing;
    const connection = createConnection({ ...options, url: `${options.baseUrl}${path}`, after });
    const shared: Shared = { scope, connection, holders: 0, idle: undefined };
    open.set(path, shared);
    connection.status.subscribe(updateStatus);
    connection.open();
    return shared;
  };

  const release = (shared: Shared) => {
    shared.holders -= 1;
    if (shared.holders > 0) return;
    const unlisten = shared.connection.subscribe((message) => {
      if (message.type !== "heartbeat" && shared.idle) shared.idle.missedSome = true;
    });
    const cancelRelease = options.clock.after(RELEASE_DELAY_MS, () => {
      unlisten();
      open.delete(eventStreamPath(shared.scope));
      shared.connection.close();
      updateStatus();
    });
    const end = () => {
      unlisten();
      cancelRelease();
    };
    shared.idle = { end, missedSome: false };
  };

  return {
    status,
    connect(wanted) {
      const shared = acquire(wanted);
      shared.holders += 1;
      const { idle } = shared;
      idle?.end();
      shared.idle = undefined;
      const ends = new Set<() => void>();
      let held = true;
      return {
        status: shared.connection.status,
        missedSome: idle?.missedSome ?? false,
        subscribe(listener) {
          const end = shared.connection.subscribe(listener);
          ends.add(end);
          return () => {
            ends.delete(end);
            end();
          };
        },
        reconnect: () => shared.connection.reconnect(),
        close() {
          if (!held) return;
          held = false;
          for (const end of ends) end();
          release(shared);
        },
      };
    },
    isLive: (sessionId) =>
      [...open.values()].some(
        ({ scope, connection }) =>
          connection.status.getState() === "connected" &&
          (sessionId === undefined ? scope.global === true : scope.sessionId === sessionId),
      ),
  };
}
