import { useEffect, useRef } from "react";

/** Scrolls an element into view when it becomes the open one; not when the panel opens with it. */
export function useInView(isOpen: boolean) {
  const ref = useRef<HTMLLIElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) ref.current?.scrollIntoView({ block: "nearest" });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return ref;
}
