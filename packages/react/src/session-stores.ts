import type { HotseatClient } from "@hotseat/api-client";
import type { StreamMessage } from "@hotseat/api-client/events";
import type { QueryClient } from "@tanstack/react-query";
import type { i18n } from "i18next";
import { listenToSharedEvents } from "./shared-events";

/** A store that lives as long as a component on the page holds its session. Creating one has no side effects: React may drop a render. */
export interface SessionStore {
  /** Starts timers and subscriptions. Called once, after the first commit. */
  start?(): void;
  /** Saves unsaved changes; resolves when no save is running any more. Never rejects. Called before `dispose`. */
  flush?(): Promise<void>;
  /** Stops the timers and subscriptions of `start`. */
  dispose?(): void;
}

/** The input for creating a store of a session. */
export interface SessionStorePorts {
  readonly client: HotseatClient;
  readonly queryClient: QueryClient;
  readonly i18n: i18n;
  /**
   * Calls `listener` with every message of the event connections that widgets keep open, after the cache has applied it.
   * It opens no connection itself. Returns an unsubscribe function.
   */
  onMessage(listener: (message: StreamMessage) => void): () => void;
}

export type CreateSessionStore<Store extends SessionStore> = (ports: SessionStorePorts) => Store;

interface Session {
  readonly stores: Map<string, SessionStore>;
  readonly started: Set<SessionStore>;
  holders: number;
  /** The number of holds so far: a hold during the last save causes another save. */
  visits: number;
  isLeaving: boolean;
}

export interface SessionStores {
  /** Returns the session's store under `key`, created on first use. Safe while React renders. */
  get<Store extends SessionStore>(sessionId: number, key: string, create: CreateSessionStore<Store>): Store;
  /** Returns false once the store has been disposed of. */
  isKept(sessionId: number, key: string, store: SessionStore): boolean;
  /** Holds a session's stores and starts the new ones. Returns the release function. */
  hold(sessionId: number): () => void;
  /** Marks the registry as in use. Returns a function that releases every session. */
  open(): () => void;
}

/** The registry of all session stores below a provider. */
export function createSessionStores(options: Omit<SessionStorePorts, "onMessage">): SessionStores {
  const ports: SessionStorePorts = { ...options, onMessage: (listener) => listenToSharedEvents(options, listener) };
  const sessions = new Map<number, Session>();
  let isOpen = false;

  function sessionOf(sessionId: number): Session {
    const known = sessions.get(sessionId);
    if (known) return known;
    const made: Session = { stores: new Map(), started: new Set(), holders: 0, visits: 0, isLeaving: false };
    sessions.set(sessionId, made);
    return made;
  }

  const isFree = (sessionId: number, session: Session) =>
    sessions.get(sessionId) === session && (session.holders === 0 || !isOpen);

  /** The release is deferred: a page change and React's StrictMode hold the store again in the same task. */
  async function leave(sessionId: number, session: Session): Promise<void> {
    if (session.isLeaving) return;
    session.isLeaving = true;
    await Promise.resolve();
    for (let saved = -1; isFree(sessionId, session) && saved !== session.visits; ) {
      saved = session.visits;
      await Promise.all([...session.started].map((store) => store.flush?.()));
    }
    session.isLeaving = false;
    // A component held the store again during the last save.
    if (!isFree(sessionId, session)) return;
    sessions.delete(sessionId);
    for (const store of session.started) store.dispose?.();
  }

  return {
    get<Store extends SessionStore>(sessionId: number, key: string, create: CreateSessionStore<Store>): Store {
      const { stores } = sessionOf(sessionId);
      const known = stores.get(key);
      // One key always belongs to one kind of store.
      if (known) return known as Store;
      const made = create(ports);
      stores.set(key, made);
      return made;
    },
    isKept: (sessionId, key, store) => sessions.get(sessionId)?.stores.get(key) === store,
    hold(sessionId) {
      const session = sessionOf(sessionId);
      session.holders += 1;
      session.visits += 1;
      for (const store of session.stores.values()) {
        if (session.started.has(store)) continue;
        session.started.add(store);
        store.start?.();
      }
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        session.holders -= 1;
        if (session.holders === 0) void leave(sessionId, session);
      };
    },
    open() {
      isOpen = true;
      return () => {
        isOpen = false;
        for (const [sessionId, session] of sessions) void leave(sessionId, session);
      };
    },
  };
}
