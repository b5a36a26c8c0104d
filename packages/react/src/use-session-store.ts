"use client";
import { createContext, useContext, useEffect, useReducer } from "react";
import { NO_PROVIDER } from "./hotseat-context";
import type { CreateSessionStore, SessionStore, SessionStores, StoreScope } from "./session-stores";

export const SessionStoresContext = createContext<SessionStores | null>(null);

/**
 * Returns the one store of a session under `key` below this provider, shared by all widgets that use it. It is disposed of when
 * the last of the session's widgets unmounts, or with the provider; unsaved changes are saved before.
 * Throws outside a `<HotseatProvider>`.
 * @param key one key for one kind of store
 * @param create makes the store on first use
 */
export function useSessionStore<Store extends SessionStore>(
  sessionId: number,
  key: string,
  create: CreateSessionStore<Store>,
): Store {
  return useStoreOf(sessionId, key, create);
}

/**
 * Returns the one store under `name` below this provider, for what belongs to no session or outlives the widget that shows it.
 * It is disposed of when the last component that uses it unmounts, or with the provider; unsaved changes are saved before.
 * Throws outside a `<HotseatProvider>`.
 * @param name one name for one kind of store
 * @param create makes the store on first use
 */
export function useProviderStore<Store extends SessionStore>(name: string, create: CreateSessionStore<Store>): Store {
  return useStoreOf(name, name, create);
}

function useStoreOf<Store extends SessionStore>(
  scope: StoreScope,
  key: string,
  create: CreateSessionStore<Store>,
): Store {
  const stores = useContext(SessionStoresContext);
  if (stores === null) throw new Error(NO_PROVIDER);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const store = stores.get(scope, key, create);
  useEffect(() => {
    const release = stores.hold(scope);
    // React's Activity hid the widget, which released its store; when it is shown again it needs a new one.
    if (!stores.isKept(scope, key, store)) drawAgain();
    return release;
  }, [stores, scope, key, store]);
  return store;
}
