"use client";
import { createContext, useContext, useEffect, useReducer } from "react";
import { NO_PROVIDER } from "./hotseat-context";
import type { CreateSessionStore, SessionStore, SessionStores } from "./session-stores";

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
  const stores = useContext(SessionStoresContext);
  if (stores === null) throw new Error(NO_PROVIDER);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const store = stores.get(sessionId, key, create);
  useEffect(() => {
    const release = stores.hold(sessionId);
    // React's Activity hid the widget, which released its store; when it is shown again it needs a new one.
    if (!stores.isKept(sessionId, key, store)) drawAgain();
    return release;
  }, [stores, sessionId, key, store]);
  return store;
}
