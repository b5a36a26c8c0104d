import { useLayoutEffect, useRef, useState } from "react";
import { END_TOLERANCE_PX } from "../headless/chat.constants";
import type { ChatEntry } from "../headless/chat.types";

const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight <= END_TOLERANCE_PX;

/** Keeps a list at its newest entry unless the reader has scrolled up; older entries put above do not move what is read. */
export function useFollowEnd(entries: readonly ChatEntry[]) {
  const ref = useRef<HTMLElement | null>(null);
  const follows = useRef(true);
  const known = useRef<{ first: string | undefined; last: string | undefined; height: number }>({
    first: undefined,
    last: undefined,
    height: 0,
  });
  const [hasNewBelow, setNewBelow] = useState(false);
  const toEnd = () => {
    const list = ref.current;
    if (!list) return;
    list.scrollTop = list.scrollHeight;
    setNewBelow(false);
  };
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const before = known.current;
    const [first, last] = [entries[0]?.key, entries.at(-1)];
    const isNew = last !== undefined && last.key !== before.last;
    if (isNew && last.isMine) follows.current = true;
    if (follows.current) list.scrollTop = list.scrollHeight;
    else if (isNew) setNewBelow(true);
    else if (first !== before.first) list.scrollTop += list.scrollHeight - before.height;
    known.current = { first, last: last?.key, height: list.scrollHeight };
  }, [entries]);
  return {
    ref,
    hasNewBelow,
    toEnd,
    onScroll() {
      if (!ref.current) return;
      follows.current = isAtEnd(ref.current);
      if (follows.current) setNewBelow(false);
    },
  };
}
