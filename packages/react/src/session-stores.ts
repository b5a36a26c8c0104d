import type { HotseatClient } from "@hotseat/api-client";
import type { StreamMessage } from "@hotseat/api-client/events";
import type { QueryClient } from "@tanstack/react-query";
import type { i18n } from "i18next";
import { listenToSharedEvents } from "./shared-events";

/** A session's id; or the name of one store that belongs to no session. */
export type StoreScope = number | string;

/** A store that lives as long as a component on the page holds its session, or the store itself where it belongs to none. Creating one has no side effects: React may drop a render. */
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

interface Scope {
  readonly stores: Map<string, SessionStore>;
  readonly started: Set<SessionStore>;
  holders: number;
  /** The number of holds so far: a hold during the last save causes another save. */
  visits: number;
  isLeaving: boolean;
}

export interface SessionStores {
  /** Returns the scope's store under `key`, created on first use. Safe while React renders. */
  get<Store extends SessionStore>(scope: StoreScope, key: string, create: CreateSessionStore<Store>): Store;
  /** Returns false once the store has been disposed of. */
  isKept(scope: StoreScope, key: string, store: SessionStore): boolean;
  /** Holds a scope's stores and starts the new ones. Returns the release function. */
  hold(scope: StoreScope): () => void;
  /** Marks the registry as in use. Returns a function that releases every scope. */
  open(): () => void;
}

/** The registry of all session stores below a provider. */
export function createSessionStores(options: Omit<SessionStorePorts, "onMessage">): SessionStores {
  const ports: SessionStorePorts = { ...options, onMessage: (listener) => listenToSharedEvents(options, listener) };
  const scopes = new Map<StoreScope, Scope>();
  let isOpen = false;

  function scopeOf(name: StoreScope): Scope {
    const known = scopes.get(name);
    if (known) return known;
    const made: Scope = { stores: new Map(), started: new Set(), holders: 0, visits: 0, isLeaving: false };
    scopes.set(name, made);
    return made;
  }

  const isFree = (name: StoreScope, scope: Scope) => scopes.get(name) === scope && (scope.holders === 0 || !isOpen);

  /** The release is deferred: a page change and React's StrictMode hold the store again in the same task. */
  async function leave(name: StoreScope, scope: Scope): Promise<void> {
    if (scope.isLeaving) return;
    scope.isLeaving = true;
    await Promise.resolve();
    for (let saved = -1; isFree(name, scope) && saved !== scope.visits; ) {
      saved = scope.visits;
      await Promise.all([...scope.started].map((store) => store.flush?.()));
    }
    scope.isLeaving = false;
    // A component held the store again during the last save.
    if (!isFree(name, scope)) return;
    scopes.delete(name);
    for (const store of scope.started) store.dispose?.();
  }

  return {
    get<Store extends SessionStore>(name: StoreScope, key: string, create: CreateSessionStore<Store>): Store {
      const { stores } = scopeOf(name);
      const known = stores.get(key);
      // One key always belongs to one kind of store.
      if (known) return known as Store;
      const made = create(ports);
      stores.set(key, made);
      return made;
    },
    isKept: (name, key, store) => scopes.get(name)?.stores.get(key) === store,
    hold(name) {
      const scope = scopeOf(name);
      scope.holders += 1;
      scope.visits += 1;
      for (const store of scope.stores.values()) {
        if (scope.started.has(store)) continue;
        scope.started.add(store);
        store.start?.();
      }
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        scope.holders -= 1;
        if (scope.holders === 0) void leave(name, scope);
      };
    },
    open() {
      isOpen = true;
      return () => {
        isOpen = false;
        for (const [name, scope] of scopes) void leave(name, scope);
      };
    },
  };
}
