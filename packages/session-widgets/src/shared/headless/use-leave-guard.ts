import { useEffect } from "react";
import useLatestCallback from "use-latest-callback";

/** Asks before the page is left while `hasUnsent` returns true: a change is not stored yet. */
export function useLeaveGuard(hasUnsent: () => boolean): void {
  const ask = useLatestCallback((event: BeforeUnloadEvent) => {
    if (hasUnsent()) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [ask]);
}
