import { useSyncExternalStore } from "react";
import type { PillarRatingState, PillarRatingStore } from "./pillar-rating-store";

/** The rating's state; renders on every change of it. */
export function usePillarRating(store: PillarRatingStore): PillarRatingState {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}
