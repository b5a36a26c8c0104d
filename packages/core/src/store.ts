import type { StoreApi } from "zustand/vanilla";

/** A zustand store that others may read and follow; it changes by its own actions only. Fits zustand's `useStore`. */
export type ReadableStore<State> = Pick<StoreApi<State>, "getState" | "getInitialState" | "subscribe">;

/** The part of a store that others may see. */
export function readable<State>({ getState, getInitialState, subscribe }: StoreApi<State>): ReadableStore<State> {
  return { getState, getInitialState, subscribe };
}
