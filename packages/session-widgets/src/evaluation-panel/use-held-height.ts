import { type FocusEvent, useEffect, useRef, useState } from "react";

interface Held {
  readonly height: number;
  readonly page: Document;
}

/**
 * Keeps an element as high as it was when one began to write in it, for as long as one does: what comes above takes its room elsewhere.
 * Who leaves it by a press keeps it until the press is over: nothing moves from under a pointer between going down and up.
 */
export function useHeldHeight() {
  const [held, setHeld] = useState<Held | null>(null);
  const press = useRef({ isDown: false, leaves: false });
  useEffect(() => {
    if (!held) return;
    const now = press.current;
    const down = () => {
      now.isDown = true;
    };
    const up = () => {
      now.isDown = false;
      // The click of this press comes first.
      if (now.leaves) setTimeout(() => now.leaves && setHeld(null));
    };
    const { page } = held;
    page.addEventListener("pointerdown", down, true);
    for (const end of ["pointerup", "pointercancel"]) page.addEventListener(end, up, true);
    return () => {
      page.removeEventListener("pointerdown", down, true);
      for (const end of ["pointerup", "pointercancel"]) page.removeEventListener(end, up, true);
    };
  }, [held]);
  return {
    isHeld: held !== null,
    hold: {
      style: held === null ? undefined : { flex: "none", height: held.height },
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
        press.current.leaves = false;
        setHeld({ height: currentTarget.offsetHeight, page: currentTarget.ownerDocument });
      },
      onBlur: () => {
        if (press.current.isDown) press.current.leaves = true;
        else setHeld(null);
      },
    },
  };
}
