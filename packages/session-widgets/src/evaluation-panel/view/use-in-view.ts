import { type RefObject, useEffect, useRef } from "react";

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

/**
 * Keeps the focused control of a form in view when the tab panel around it loses height, such as to a line that comes below it. A control
 * that was not in view stays where it is: the person has scrolled away. A text field stays too: the browser scrolls to the caret with the
 * next key, and nothing moves under what is being written. Returns the form's ref.
 */
export function useFocusInView(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = ref.current;
    const scroller = form?.closest('[role="tabpanel"]');
    if (!form || !scroller || typeof ResizeObserver === "undefined") return;
    let height = scroller.clientHeight;
    const observer = new ResizeObserver(() => {
      const before = height;
      height = scroller.clientHeight;
      const focused = scroller.ownerDocument.activeElement;
      if (height >= before || !focused || !form.contains(focused) || focused.matches("textarea")) return;
      const [outer, inner] = [scroller.getBoundingClientRect(), focused.getBoundingClientRect()];
      if (inner.top >= outer.top && inner.bottom <= outer.top + before) focused.scrollIntoView({ block: "nearest" });
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, []);
  return ref;
}
