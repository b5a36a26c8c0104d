import { useEffect, useRef } from "react";

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
  const asked = useRef<string | null>(null);
  const forget = () => {
    asked.current = null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for is answered by another value.
  useEffect(forget, [value]);
  return {
    onValueChange: (next) => {
      if (asked.current === next) return;
      asked.current = next;
      onValueChange?.(next);
    },
    // Another press may ask for the same again: the first may have been refused.
    onPointerDownCapture: forget,
    onKeyDownCapture: forget,
  };
}
