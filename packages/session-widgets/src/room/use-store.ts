import { useSyncExternalStore } from "react";
import type { Store } from "./store";

/** A store's value in React; renders again only when it changes. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}
