import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the current link of a row that scrolls sideways in view: at the first render, after another link became current,
 * and after a change of the row's or a link's width, by the window, the language or a count. Returns the row's ref.
 */
export function useCurrentInView(): RefObject<HTMLUListElement | null> {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const show = () => showCurrent(element);
    show();
    const sizes = new ResizeObserver(show);
    for (const observed of [element, ...element.children]) sizes.observe(observed);
    const current = new MutationObserver(show);
    current.observe(element, { subtree: true, attributeFilter: ["aria-current"] });
    return () => {
      sizes.disconnect();
      current.disconnect();
    };
  }, []);
  return row;
}

/** Scrolls the row alone: `scrollIntoView` would also scroll the page, under a reader's eyes at each resize. */
function showCurrent(row: HTMLElement): void {
  const current = row.querySelector('[aria-current="page"]');
  if (!current) return;
  const [outer, inner] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
  if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left;
  else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
}
