import { useCallback, useSyncExternalStore } from "react";

/** One list per query for the page. To ask a list whether it matches costs the browser a look at the page, so it is asked once. */
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

/** Whether a media query holds, for example `from.laptop` of the tokens. False where there is no window. */
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
