import type { StoreApi } from "zustand/vanilla";

/** A zustand store that is read-only from outside: it can be read and subscribed to, and changes by its own actions only. Fits zustand's `useStore`. */
export type ReadableStore<State> = Pick<StoreApi<State>, "getState" | "getInitialState" | "subscribe">;

/** The read-only part of a store. */
export function readable<State>({ getState, getInitialState, subscribe }: StoreApi<State>): ReadableStore<State> {
  return { getState, getInitialState, subscribe };
}
