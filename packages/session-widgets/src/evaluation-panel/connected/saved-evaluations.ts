import type { Evaluation } from "@hotseat/api-client/types";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

type Listener = (queryClient: QueryClient, saved: Evaluation) => void;
/** Not in a store of the session: the evaluation’s store calls them, and one store cannot reach another. The query client names the provider. */
const listeners = new Set<Listener>();

/** Tells the panels of a page that the server has stored an evaluation. */
export const notifySaved: Listener = (queryClient, saved) => {
  for (const listener of listeners) listener(queryClient, saved);
};

export interface SavedCallbacks {
  /** The server has stored a draft, saved by itself or by the button. */
  onSaved?: ((evaluation: Evaluation) => void) | undefined;
  /** The server has stored a submission. */
  onSubmitted?: ((evaluation: Evaluation) => void) | undefined;
}

/** Calls back, while mounted, with every evaluation of the session that this page saves. */
export function useSavedCallbacks(sessionId: number, callbacks: SavedCallbacks): void {
  const queryClient = useQueryClient();
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });
  useEffect(() => {
    const listener: Listener = (cache, saved) => {
      if (cache !== queryClient || saved.session_id !== sessionId) return;
      const { onSaved, onSubmitted } = latest.current;
      (saved.status === "SUBMITTED" ? onSubmitted : onSaved)?.(saved);
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [queryClient, sessionId]);
}
