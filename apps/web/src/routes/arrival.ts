import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Where keyboard and screen reader land after a change of page. */
export const CONTENT_ID = "content";

let arrivals = 0;

/** Scroll and focus when a page has come: to the named part, else to the top; never on the very first page. */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const arrivedAt = useRef<string | null>(null);
  useEffect(() => {
    // A dialog or a filter changes the address, and with it the way one came, and leaves one on the same page. So does the
    // skip link, after which the first of them would take its anchor away again, and the focus from where it is needed.
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
