import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Sessions with the next step offered by a large button in the page: the bar's own is soft meanwhile. */
const offered = createStore<{ readonly sessionIds: readonly number[] }>(() => ({ sessionIds: [] }));

/** Declares, while mounted and `isOffered`, that the page itself has the one solid button: the next step, or what is due before it. */
export function useOffersNext(sessionId: number, isOffered = true): void {
  useEffect(() => {
    if (!isOffered) return;
    offered.setState({ sessionIds: [...offered.getState().sessionIds, sessionId] }, true);
    return () => {
      const { sessionIds } = offered.getState();
      offered.setState({ sessionIds: sessionIds.toSpliced(sessionIds.indexOf(sessionId), 1) }, true);
    };
  }, [sessionId, isOffered]);
}

/**
 * Whether the page has the one solid button elsewhere.
 * @param own how many of the declared ones are the asker's own
 */
export function useIsNextElsewhere(sessionId: number, own = 0): boolean {
  return useStore(offered).sessionIds.filter((id) => id === sessionId).length > own;
}
