import { useCallback, useRef } from "react";

/**
 * Runs one action and drops others until it has settled. A second press comes before React has rendered the first as
 * busy, so a flag in the state would be too late.
 */
export function useOneAtATime(): (action: (settled: () => void) => void) => void {
  const running = useRef(false);
  return useCallback((action) => {
    if (running.current) return;
    running.current = true;
    action(() => {
      running.current = false;
    });
  }, []);
}
