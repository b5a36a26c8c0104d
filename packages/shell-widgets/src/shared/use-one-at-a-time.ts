import { useCallback, useRef } from "react";

type About = string | number;

/**
 * Runs one action and drops others until it has settled. A second press comes before React has rendered the first as
 * busy, so a flag in the state would be too late. `about` names what an action is about, such as the row of its button:
 * actions about something else run meanwhile.
 */
export function useOneAtATime(): (action: (settled: () => void) => void, about?: About) => void {
  const running = useRef(new Set<About>());
  return useCallback((action, about = "") => {
    if (running.current.has(about)) return;
    running.current.add(about);
    action(() => running.current.delete(about));
  }, []);
}
