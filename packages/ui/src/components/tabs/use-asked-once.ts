import { useRef } from "react";

export interface AskedOnce {
  onValueChange: (value: string) => void;
  onPointerDownCapture: () => void;
  onKeyDownCapture: () => void;
}

/**
 * Reports each press on a tab once. A press chooses a tab on pointer down, and again when the tab takes the focus: an
 * owner that has not changed its value by then, because the value is the address of the page, would navigate twice, and the
 * first Back would seem to do nothing.
 */
export function useAskedOnce(value: string | undefined, onValueChange?: (value: string) => void): AskedOnce {
  const asked = useRef<{ from: string | undefined; to: string } | null>(null);
  const forget = () => {
    asked.current = null;
  };
  return {
    onValueChange: (next) => {
      // The owner responded with another value.
      if (asked.current?.to === next && asked.current.from === value) return;
      asked.current = { from: value, to: next };
      onValueChange?.(next);
    },
    // Another press may report the same tab again: the first may have been refused.
    onPointerDownCapture: forget,
    onKeyDownCapture: forget,
  };
}
