import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Where focus and scroll position go after a change of page. */
export const CONTENT_ID = "content";

let arrivals = 0;

/** Sets scroll and focus on a new page: to the part of the anchor, else to the top; never on the very first page. */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const arrivedAt = useRef<string | null>(null);
  useEffect(() => {
    // A dialog or a filter changes the address and its history entry, but not the page. So does the skip link; after
    // it, the first filter would remove its anchor, and the focus from where it is needed.
    const place = pathname + (hash === `#${CONTENT_ID}` ? "" : hash);
    if (arrivedAt.current === place) return;
    arrivedAt.current = place;
    arrivals += 1;
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    if (part) part.scrollIntoView();
    else if (navigation !== "POP") window.scrollTo(0, 0);
    if (arrivals > 1) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname, hash, navigation]);
}
