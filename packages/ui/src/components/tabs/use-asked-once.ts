import { useRef } from "react";

export interface AskedOnce {
  onValueChange: (value: string) => void;
  onPointerDownCapture: () => void;
  onKeyDownCapture: () => void;
}

/**
 * One press asks for a tab once. A press chooses a tab as it goes down, and once more as the tab takes the focus by it: an
 * owner that has not shown the tab by then, because its value is the address of the page, would go there twice, and the
 * first Back would seem to do nothing.
 */
export function useAskedOnce(value: string | undefined, onValueChange?: (value: string) => void): AskedOnce {
  const asked = useRef<{ from: string | undefined; to: string } | null>(null);
  const forget = () => {
    asked.current = null;
  };
  return {
    onValueChange: (next) => {
      // What was asked for is answered by another value.
      if (asked.current?.to === next && asked.current.from === value) return;
      asked.current = { from: value, to: next };
      onValueChange?.(next);
    },
    // Another press may ask for the same again: the first may have been refused.
    onPointerDownCapture: forget,
    onKeyDownCapture: forget,
  };
}
