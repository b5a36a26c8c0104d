import { type ReadableStore, readable } from "@hotseat/core/store";
import { useSessionStore } from "@hotseat/react";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** The parts of a session's page that offer the next step with a large button: the bar's own is soft meanwhile. */
interface NextOffers extends ReadableStore<{ readonly count: number }> {
  /** Returns a function that removes the offer again. */
  add(): () => void;
  /** Nothing to stop; a store of a session has it. */
  dispose(): void;
}

function createNextOffers(): NextOffers {
  const store = createStore(() => ({ count: 0 }));
  const change = (by: number) => store.setState(({ count }) => ({ count: count + by }));
  return {
    ...readable(store),
    add() {
      change(1);
      return () => change(-1);
    },
    dispose: () => {},
  };
}

const useNextOffers = (sessionId: number) => useSessionStore(sessionId, "next-offers", createNextOffers);

/** Declares, while mounted and `isOffered`, that the page itself has the one solid button: the next step, or what is due before it. */
export function useOffersNext(sessionId: number, isOffered = true): void {
  const { add } = useNextOffers(sessionId);
  useEffect(() => (isOffered ? add() : undefined), [add, isOffered]);
}

/**
 * Whether the page has the one solid button elsewhere.
 * @param own how many of the declared ones are the asker's own
 */
export function useIsNextElsewhere(sessionId: number, own = 0): boolean {
  return useStore(useNextOffers(sessionId), ({ count }) => count > own);
}
