import { type MouseEvent, useCallback, useRef } from "react";

/** Marks a button whose second press within a double click is none: it would undo the first, or pass over a question. */
export const ONCE = { "data-once": "" } as const;

/**
 * For `onClickCapture` of what holds the buttons: people who are nervous press twice. The second press of a double click is
 * none where the button says so, and where the first has put another button under the pointer.
 */
export function useOneOfDouble(): (event: MouseEvent) => void {
  const first = useRef<Element | null>(null);
  return useCallback((event: MouseEvent) => {
    const button = (event.target as Element).closest("button");
    // 0 is a key, 1 the first press.
    if (event.detail <= 1) {
      first.current = button;
      return;
    }
    if (button === first.current && !button?.hasAttribute("data-once")) return;
    event.preventDefault();
    event.stopPropagation();
  }, []);
}
