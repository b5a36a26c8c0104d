/** Marks copied elements, so that they can be renewed without touching anything else in the window. */
const COPIED = "data-hotseat-copied";

/** Returns a style sheet of the page in a form for the other document: links with their whole address, inline sheets with their rules. */
function copyOf(sheet: HTMLLinkElement | HTMLStyleElement, into: Document): HTMLElement {
  if (sheet instanceof HTMLLinkElement) {
    const link = into.createElement("link");
    link.rel = "stylesheet";
    link.href = sheet.href;
    return link;
  }
  const style = into.createElement("style");
  const rules = sheet.sheet?.cssRules;
  // Rules inserted by script are in no text.
  style.textContent = rules && rules.length > 0 ? [...rules].map((rule) => rule.cssText).join("\n") : sheet.textContent;
  return style;
}

function copySheets(from: Document, into: Document): void {
  const made = [...from.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link[rel="stylesheet"], style')].map(
    (sheet) => copyOf(sheet, into),
  );
  const old = into.head.querySelectorAll(`[${COPIED}]`);
  for (const sheet of made) {
    sheet.setAttribute(COPIED, "");
    into.head.append(sheet);
  }
  for (const sheet of old) sheet.remove();
}

function copyRoot(from: Document, into: Document): void {
  for (const { name, value } of from.documentElement.attributes) into.documentElement.setAttribute(name, value);
  into.documentElement.style.height = "100%";
  into.body.className = from.body.className;
  Object.assign(into.body.style, { margin: "0", height: "100%" });
}

/**
 * Copies this page's look to another window and updates it: style sheets (also later ones), language, theme. Returns a
 * function that stops the updates.
 */
export function copyLook(from: Document, into: Document): () => void {
  copySheets(from, into);
  copyRoot(from, into);
  const sheets = new MutationObserver(() => copySheets(from, into));
  sheets.observe(from.head, { childList: true });
  const root = new MutationObserver(() => copyRoot(from, into));
  root.observe(from.documentElement, { attributes: true });
  return () => {
    sheets.disconnect();
    root.disconnect();
  };
}

export function setTitle(into: Document, title: string): void {
  into.title = title;
}
