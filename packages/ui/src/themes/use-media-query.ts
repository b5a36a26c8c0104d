import { useCallback, useSyncExternalStore } from "react";

/** One list per query for the page. Reading `matches` makes the browser check the layout, so it is read once. */
const known = new Map<string, { list: MediaQueryList; matches: boolean }>();

function watched(query: string) {
  const before = known.get(query);
  if (before) return before;
  const list = window.matchMedia(query);
  const one = { list, matches: list.matches };
  list.addEventListener("change", (event) => {
    one.matches = event.matches;
  });
  known.set(query, one);
  return one;
}

/** Returns whether a media query matches, for example `from.laptop` of the tokens. False where there is no window. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const { list } = watched(query);
      list.addEventListener("change", notify);
      return () => list.removeEventListener("change", notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => watched(query).matches,
    () => false,
  );
}
