/**
 * Runs inside the page, so it may use nothing from outside itself. Checks one window of the page after the
 * other and returns layout faults: text or controls beyond the window, cut text whose full
 * version is not available, overlapping text, overlapping controls.
 */
export function findFaults(): string[] {
  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  interface Piece {
    element: Element;
    box: Box;
    name: string;
  }

  /** Pixels by which neighbours may overlap at an edge, and letters may exceed their line. */
  const EDGE = 2;
  const LINE = 4;
  const CONTROLS = "button, a[href], input, textarea, select, summary, [role=tab], [role=radio], [role=slider]";
  const faults = new Set<string>();

  const quote = (text: string) => `"${text.trim().replace(/\s+/g, " ").slice(0, 50)}"`;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ${quote(element.getAttribute("aria-label") ?? element.textContent ?? "")}`;
  const ancestors = (element: Element): Element[] => {
    const all: Element[] = [];
    for (let each: Element | null = element; each; each = each.parentElement) all.push(each);
    return all;
  };
  const isForEars = (element: Element) =>
    ancestors(element).some((each) => {
      const { clipPath, clip, position } = getComputedStyle(each);
      return (
        clipPath === "inset(50%)" || (position === "absolute" && /^rect\(0px/.test(clip)) || each.clientWidth === 1
      );
    });
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest("[inert], [data-aria-hidden], svg") &&
    !isForEars(element);
  const share = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const wide = (box: Box) => box.right - box.left;
  const high = (box: Box) => box.bottom - box.top;

  /** An ellipsis is acceptable when the full text is available: on hover, on focus, or to a screen reader. */
  const isToldWhole = (element: Element, text: string) =>
    ancestors(element)
      .slice(0, 4)
      .some((each) =>
        ["title", "aria-label"].some((name) => each.getAttribute(name)?.replace(/\s+/g, " ").includes(text)),
      );

  /** The visible part of the box in its ancestors; an ancestor that scrolls may hide it, others cut it. */
  function inFrames(element: Element, box: Box, what: string, isExcused: () => boolean): Box | null {
    let rest = box;
    for (const frame of ancestors(element)) {
      if (frame === document.body || frame === document.documentElement) break;
      const { overflowX, overflowY, position } = getComputedStyle(frame);
      const edge = frame.getBoundingClientRect();
      const beyondX = Math.max(rest.right - edge.right, edge.left - rest.left);
      const beyondY = Math.max(rest.bottom - edge.bottom, edge.top - rest.top);
      const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
      if (cuts(overflowX) && beyondX > EDGE && !isExcused())
        faults.add(`${what} is cut off by ${Math.round(beyondX)} px`);
      if (cuts(overflowY) && beyondY > LINE && !isExcused())
        faults.add(`${what} is cut off by ${Math.round(beyondY)} px of height`);
      rest = share(rest, {
        left: overflowX === "visible" ? rest.left : edge.left,
        right: overflowX === "visible" ? rest.right : edge.right,
        top: overflowY === "visible" ? rest.top : edge.top,
        bottom: overflowY === "visible" ? rest.bottom : edge.bottom,
      });
      if (wide(rest) <= 0 || high(rest) <= 0) return null;
      if (position === "fixed") break;
    }
    if (rest.right > window.innerWidth + EDGE || rest.left < -EDGE) faults.add(`${what} reaches out of the window`);
    const inWindow = share(rest, { left: 0, right: window.innerWidth, top: 0, bottom: window.innerHeight });
    return wide(inWindow) > 0 && high(inWindow) > 0 ? inWindow : null;
  }

  /** Every line of text in an element, as it is drawn. */
  function textLines(root: Element): { element: Element; text: string; line: Box }[] {
    const lines: { element: Element; text: string; line: Box }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [element, text] = [node.parentElement, (node.textContent ?? "").trim().replace(/\s+/g, " ")];
      if (!element || text === "" || element.matches("script, style, option") || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) lines.push({ element, text, line });
    }
    return lines;
  }

  function linesSeen(): Piece[] {
    return textLines(document.body).flatMap(({ element, text, line }) => {
      const name = `text ${quote(text)}`;
      const box = inFrames(element, line, name, () => isToldWhole(element, text));
      return box ? [{ element, box, name }] : [];
    });
  }

  function controlsSeen(): Piece[] {
    return [...document.querySelectorAll(CONTROLS)].filter(isSeen).flatMap((element) => {
      const whole = element.getBoundingClientRect();
      if (whole.width <= 1 || whole.height <= 1) return [];
      const box = inFrames(element, whole, nameOf(element), () => false);
      return box ? [{ element, box, name: nameOf(element) }] : [];
    });
  }

  /** Floating elements may cover others: bars, menus, cards with a z-index. */
  const floatsOver = (upper: Element, lower: Element) =>
    ancestors(upper)
      .slice(1)
      .filter((each) => !each.contains(lower))
      .some((each) => {
        const { position, zIndex } = getComputedStyle(each);
        return position === "fixed" || position === "sticky" || (position === "absolute" && zIndex !== "auto");
      });
  /** An opaque element between two texts hides the lower one, so they do not mix. */
  const isCovered = (a: Element, b: Element, at: Box) => {
    const stack = document.elementsFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
    const [first, second] = [stack.indexOf(a), stack.indexOf(b)].sort((x, y) => x - y) as [number, number];
    return (
      first < 0 ||
      stack.slice(first, second).some((each) => !/^rgba\(.*, 0(\.\d+)?\)$/.test(getComputedStyle(each).backgroundColor))
    );
  };
  const isOutside = (a: Box, b: Box) => wide(share(a, b)) <= 0 || high(share(a, b)) <= 0;
  /** A small control inside a large one, like a button at the end of a field, that covers no text in it. */
  const isHoused = (inner: Piece, outer: Piece) => {
    const common = share(inner.box, outer.box);
    const isInside = wide(common) === wide(inner.box) && high(common) === high(inner.box);
    const drawn = [...outer.element.querySelectorAll("svg, img")].map((each) => each.getBoundingClientRect());
    const words = textLines(outer.element).map(({ line }) => line);
    return (
      isInside &&
      wide(inner.box) <= wide(outer.box) / 2 &&
      [...drawn, ...words].every((each) => isOutside(each, inner.box))
    );
  };

  function comparePairs(
    pieces: readonly Piece[],
    slack: number,
    isMeant: (a: Piece, b: Piece, at: Box) => boolean,
  ): void {
    for (const [index, a] of pieces.entries()) {
      for (const b of pieces.slice(index + 1)) {
        if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) continue;
        const common = share(a.box, b.box);
        if (wide(common) <= EDGE || high(common) <= slack) continue;
        if (floatsOver(a.element, b.element) || floatsOver(b.element, a.element) || isMeant(a, b, common)) continue;
        faults.add(`${a.name} and ${b.name} lie over each other`);
      }
    }
  }

  const before = window.scrollY;
  const beyond = document.documentElement.scrollWidth - window.innerWidth;
  if (beyond > 0) faults.add(`the page is ${beyond} px wider than the window`);
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
    window.scrollTo({ top, behavior: "instant" });
    comparePairs(linesSeen(), LINE, (a, b, at) => isCovered(a.element, b.element, at));
    comparePairs(controlsSeen(), EDGE, (a, b) => isHoused(a, b) || isHoused(b, a));
  }
  window.scrollTo({ top: before, behavior: "instant" });
  return [...faults];
}
