import type { HotseatClient } from "@hotseat/api-client";
import type { StreamMessage } from "@hotseat/api-client/events";
import type { QueryClient } from "@tanstack/react-query";
import type { i18n } from "i18next";
import { listenToSharedEvents } from "./shared-events";

/** A store that lives as long as somebody on the page holds its session. Making one starts nothing: React may drop a render. */
export interface SessionStore {
  /** Begins what the store does by itself, such as timers and subscriptions. Called once, after the first commit. */
  start?(): void;
  /** Saves what is not saved; resolves when nothing is on its way any more. Never rejects. Called before `dispose`. */
  flush?(): Promise<void>;
  /** Ends what `start` began. */
  dispose?(): void;
}

/** What a store of a session is made with. */
export interface SessionStorePorts {
  readonly client: HotseatClient;
  readonly queryClient: QueryClient;
  readonly i18n: i18n;
  /**
   * Calls `listener` with every message of the event connections that widgets keep open, after the cache has taken it in.
   * It opens no connection itself. Returns an unsubscribe function.
   */
  onMessage(listener: (message: StreamMessage) => void): () => void;
}

export type CreateSessionStore<Store extends SessionStore> = (ports: SessionStorePorts) => Store;

interface Session {
  readonly stores: Map<string, SessionStore>;
  readonly started: Set<SessionStore>;
  holders: number;
  /** How often somebody has come: what they changed is saved too. */
  visits: number;
  isLeaving: boolean;
}

export interface SessionStores {
  /** The session's store under `key`, made on first use. Safe while React renders. */
  get<Store extends SessionStore>(sessionId: number, key: string, create: CreateSessionStore<Store>): Store;
  /** Whether the store has not been disposed of. */
  isKept(sessionId: number, key: string, store: SessionStore): boolean;
  /** Holds a session's stores and starts the new ones. Returns the release function. */
  hold(sessionId: number): () => void;
  /** Marks the registry as in use. Returns a function that releases every session. */
  open(): () => void;
}

/** The one place of all stores of sessions below a provider. */
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

  /** Not at once: a change of page and React's StrictMode hold it again in the same task. */
  async function leave(sessionId: number, session: Session): Promise<void> {
    if (session.isLeaving) return;
    session.isLeaving = true;
    await Promise.resolve();
    for (let saved = -1; isFree(sessionId, session) && saved !== session.visits; ) {
      saved = session.visits;
      await Promise.all([...session.started].map((store) => store.flush?.()));
    }
    session.isLeaving = false;
    // Somebody came back while the last save was on its way.
    if (!isFree(sessionId, session)) return;
    sessions.delete(sessionId);
    for (const store of session.started) store.dispose?.();
  }

  return {
    get<Store extends SessionStore>(sessionId: number, key: string, create: CreateSessionStore<Store>): Store {
      const { stores } = sessionOf(sessionId);
      const known = stores.get(key);
      // One key is always used with one kind of store.
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
