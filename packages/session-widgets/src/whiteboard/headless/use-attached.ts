import { type RefCallback, useCallback, useRef } from "react";

/**
 * A ref that calls `attach` with its element, and what that returned when the element goes. React 18 takes no clean-up from a ref: it
 * calls it with null.
 * @param attach another function attaches again
 */
export function useAttached(attach: (element: HTMLElement) => () => void): RefCallback<HTMLElement> {
  const detach = useRef(() => {});
  return useCallback(
    (element) => {
      detach.current();
      detach.current = element ? attach(element) : () => {};
    },
    [attach],
  );
}
