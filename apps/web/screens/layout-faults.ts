import type { Page } from "@playwright/test";

/** Faults of layout a person would see: the page wider than the window, words cut off, controls over each other. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    /** Pixels by which neighbours may share an edge. */
    const TOLERANCE = 2;
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    if (wide > 0) faults.push(`the page is ${wide} px wider than the window`);

    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
    const isOnTop = (element: Element, box: DOMRect) => {
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      if (x < 0 || y < 0 || x >= window.innerWidth || y >= window.innerHeight) return false;
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element));
    };
    const controls = [...document.querySelectorAll("button, a[href], input, textarea, [role=tab], [role=radio]")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => box.width > 1 && box.height > 1 && isOnTop(element, box));

    /** A control fitted into another's frame, like the button at the end of a field, is meant. */
    const isFittedIn = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
    for (const [index, first] of controls.entries()) {
      for (const second of controls.slice(index + 1)) {
        if (first.element.contains(second.element) || second.element.contains(first.element)) continue;
        if (isFittedIn(first.box, second.box) || isFittedIn(second.box, first.box)) continue;
        const across = Math.min(first.box.right, second.box.right) - Math.max(first.box.left, second.box.left);
        const down = Math.min(first.box.bottom, second.box.bottom) - Math.max(first.box.top, second.box.top);
        if (across > TOLERANCE && down > TOLERANCE)
          faults.push(`${nameOf(first.element)} lies over ${nameOf(second.element)}`);
      }
    }
    for (const { element } of controls) {
      if (!element.matches("button, a[data-look]")) continue;
      const style = getComputedStyle(element);
      const cut = element.scrollWidth - element.clientWidth;
      if (cut > TOLERANCE && style.overflow !== "visible") faults.push(`${nameOf(element)} is cut off by ${cut} px`);
    }
    return [...new Set(faults)];
  });
}
