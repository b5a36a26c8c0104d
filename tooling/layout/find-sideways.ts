/**
 * Runs inside the page, so it may use nothing from outside itself. Returns the elements that require horizontal scrolling
 * (WCAG 1.4.10, Reflow): the page itself, or a part of it without `data-scrolls-sideways`, which tables, boards
 * and single rows of tabs or filters may have.
 */
export function findSideways(): string[] {
  /** The rounding error of pixel fractions. */
  const EDGE = 1;
  const faults: string[] = [];
  const page = document.scrollingElement ?? document.documentElement;
  if (page.scrollWidth > window.innerWidth) faults.push(`the page is ${page.scrollWidth} px wide`);
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    const beyond = element.scrollWidth - element.clientWidth;
    if (beyond <= EDGE || element.matches("input, textarea") || element.closest("[data-scrolls-sideways]")) continue;
    if (!/auto|scroll/.test(getComputedStyle(element).overflowX) || !element.checkVisibility()) continue;
    faults.push(`${element.outerHTML.slice(0, 100)} is scrolled to the side by ${beyond} px`);
  }
  return faults;
}
