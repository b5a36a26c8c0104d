const CLEAR = "rgba(0, 0, 0, 0)";

/** Returns the first painted colour under an element; `null` where a picture is under it. */
function groundOf(element: Element): string | null {
  for (let under: Element | null = element; under; under = under.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(under);
    if (backgroundImage !== "none") return null;
    if (backgroundColor !== CLEAR) return backgroundColor;
  }
  return null;
}

function holdsText(element: Element): boolean {
  return Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}

/** Fails on text in exactly the colour of its background: axe only asks for a review there and reports nothing. */
export function refuseInvisibleText({ canvasElement }: { canvasElement: HTMLElement }): void {
  const elements = Array.from(canvasElement.ownerDocument.body.querySelectorAll<HTMLElement>("*"));
  const shown = elements.filter((element) => element.checkVisibility({ opacityProperty: true }) && holdsText(element));
  const lost = shown.find((element) => getComputedStyle(element).color === groundOf(element));
  if (lost) throw new Error(`Text in the colour of its ground: ${lost.outerHTML.slice(0, 200)}`);
}
