import { type KeyboardEvent, type MouseEvent, useMemo, useRef } from "react";

/** Marks a button that takes one press of a double click and of a key held down: a second would undo the first, or pass over a question. */
export const ONCE = { "data-once": "" } as const;

const buttonOf = (event: { target: EventTarget }) => (event.target as Element).closest("button");
const takesOne = (button: Element | null) => button?.hasAttribute("data-once") ?? false;

export interface SinglePresses {
  onClickCapture: (event: MouseEvent) => void;
  onKeyDownCapture: (event: KeyboardEvent) => void;
}

/**
 * For what holds the buttons: people who are nervous press twice, and hold a key longer than they mean. The second press of a
 * double click is none where the button says so, and where the first has put another button under the pointer.
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
