import { useEffect } from "react";
import { titleWithBadge } from "../headless/notification-rules";

/** A badge at the beginning of a title. */
const BADGE = /^\(\d\+?\) /;

/** Keeps the number of unread notifications before the window's title, also when a page sets another title (IN-6.5). */
export function useTitleBadge(unread: number): void {
  useEffect(() => {
    const show = () => {
      const wanted = titleWithBadge(document.title.replace(BADGE, ""), unread);
      if (document.title !== wanted) document.title = wanted;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(BADGE, "");
    };
  }, [unread]);
}
