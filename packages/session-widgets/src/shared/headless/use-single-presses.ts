import { type KeyboardEvent, type MouseEvent, useMemo, useRef } from "react";

/** Marks a button that takes one press of a double click, and of a key held down: a second press would undo the first, or skip a question. */
export const ONCE = { "data-once": "" } as const;

const buttonOf = (event: { target: EventTarget }) => (event.target as Element).closest("button");
const takesOne = (button: Element | null) => button?.hasAttribute("data-once") ?? false;

export interface SinglePresses {
  onClickCapture: (event: MouseEvent) => void;
  onKeyDownCapture: (event: KeyboardEvent) => void;
}

/**
 * Props for the element around buttons. Nervous people press twice and hold a key too long. The second press of a double click is
 * ignored on a button marked with `ONCE`, and on a button that the first press has put under the pointer.
 */
export function useSinglePresses(): SinglePresses {
  const first = useRef<Element | null>(null);
  return useMemo(
    () => ({
      onClickCapture: (event) => {
        const button = buttonOf(event);
        // 0 is a key, 1 the first press.
        if (event.detail <= 1) {
          first.current = button;
          return;
        }
        if (button === first.current && !takesOne(button)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onKeyDownCapture: (event) => {
        // The browser presses a button again for each key repetition.
        if (event.repeat && event.key === "Enter" && takesOne(buttonOf(event))) event.preventDefault();
      },
    }),
    [],
  );
}
