import { useCallback, useSyncExternalStore } from "react";

/** One list per query for the page. Reading `matches` makes the browser check the layout, so it is read once. */
const known = new Map<string, { list: MediaQueryList; matches: boolean }>();

function answerOf(query: string) {
  const before = known.get(query);
  if (before) return before;
  const list = window.matchMedia(query);
  const answer = { list, matches: list.matches };
  list.addEventListener("change", (event) => {
    answer.matches = event.matches;
  });
  known.set(query, answer);
  return answer;
}

/** Returns whether a media query matches, for example `from.laptop` of the tokens. False where there is no window. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const { list } = answerOf(query);
      list.addEventListener("change", notify);
      return () => list.removeEventListener("change", notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => answerOf(query).matches,
    () => false,
  );
}
