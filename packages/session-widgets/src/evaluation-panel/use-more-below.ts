import { useCallback, useRef, useState } from "react";

/** Pixels that roundings may leave at the end. */
const END_PX = 1;

const goesOn = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement) =>
  scrollHeight - clientHeight - scrollTop > END_PX;

/** Whether an element that scrolls goes on below what is seen of it. */
export function useMoreBelow() {
  const [hasMore, setMore] = useState(false);
  const observer = useRef<ResizeObserver | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!element) return;
    observer.current = new ResizeObserver(() => setMore(goesOn(element)));
    observer.current.observe(element);
  }, []);
  const onScroll = ({ currentTarget }: { currentTarget: HTMLElement }) => setMore(goesOn(currentTarget));
  return { hasMore, ref, onScroll };
}
