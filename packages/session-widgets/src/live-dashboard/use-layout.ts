import { systemClock } from "@hotseat/api-client";
import { useEffect, useMemo, useRef } from "react";
import { browserStorage } from "../device-storage";
import { createLayoutStore, type LayoutStore } from "./layout-store";

/** This session's layout on this device. */
export function useLayoutStore(sessionId: number): LayoutStore {
  const store = useMemo(
    () => createLayoutStore({ sessionId, storage: browserStorage("localStorage"), clock: systemClock }),
    [sessionId],
  );
  useEffect(() => store.dispose, [store]);
  return store;
}

/** My turn begins: the people and my notes matter more than scores; it ends: the scores again. */
export function useRailOfTurn(layout: LayoutStore, isInterviewee: boolean | null): void {
  const known = useRef<boolean | null>(null);
  useEffect(() => {
    const before = known.current;
    if (isInterviewee === null || isInterviewee === before) return;
    known.current = isInterviewee;
    if (before !== null || isInterviewee) layout.change({ rail: isInterviewee ? "participants" : "evaluation" });
  }, [layout, isInterviewee]);
}

/** A pin lasts as long as I am in the session. */
export function useForgottenPin<Reasons extends unknown[]>(
  layout: LayoutStore,
  { onLeave, onGoHome }: { onLeave: (...reasons: Reasons) => void; onGoHome: () => void },
) {
  const forget = () => layout.change({ pinnedIdentity: null });
  return {
    onLeave: (...reasons: Reasons) => {
      forget();
      onLeave(...reasons);
    },
    onGoHome: () => {
      forget();
      onGoHome();
    },
  };
}
