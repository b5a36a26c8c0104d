"use client";
import { createContext, useContext, useEffect, useReducer } from "react";
import { NO_PROVIDER } from "./hotseat-context";
import type { CreateSessionStore, SessionStore, SessionStores } from "./session-stores";

export const SessionStoresContext = createContext<SessionStores | null>(null);

/**
 * The one store of a session under `key` below this provider, shared by all widgets that ask for it. It is disposed of when
 * the last of the session's widgets leaves, or with the provider; what it still has to save is saved before.
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
    // Hidden by React's Activity, the widget let go of it; shown again it needs a new one.
    if (!stores.isKept(sessionId, key, store)) drawAgain();
    return release;
  }, [stores, sessionId, key, store]);
  return store;
}
