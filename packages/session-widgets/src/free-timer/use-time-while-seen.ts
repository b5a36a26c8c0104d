import type { Ticker } from "@hotseat/core/ticker";
import { useMemo, useRef } from "react";

/**
 * The same second, which stands still while the window of the element is hidden and is right at once when it is seen again
 * (LS-4.30). An element may be in a window of its own, seen while the page's tab is not.
 */
export function useTimeWhileSeen(time: Ticker) {
  const element = useRef<HTMLDivElement>(null);
  const seen = useMemo(
    (): Ticker => ({
      read: time.read,
      subscribe(listener) {
        const page = element.current?.ownerDocument ?? document;
        const tick = () => {
          if (!page.hidden) listener();
        };
        const stop = time.subscribe(tick);
        page.addEventListener("visibilitychange", tick);
        return () => {
          stop();
          page.removeEventListener("visibilitychange", tick);
        };
      },
    }),
    [time],
  );
  return { element, seen };
}
