/** The properties of a click and its link that decide whether it stays inside the application. */
export interface Click {
  button: number;
  modified: boolean;
  prevented: boolean;
}

/** The path to navigate to, or null when the browser should follow the link itself. */
export function ownPath(link: HTMLAnchorElement, click: Click, page: URL): string | null {
  if (click.prevented || click.modified || click.button !== 0) return null;
  if ((link.target && link.target !== "_self") || link.hasAttribute("download") || link.dataset.leavesApp !== undefined)
    return null;
  const url = new URL(link.href, page);
  if (url.origin !== page.origin || url.pathname.startsWith("/api/")) return null;
  const samePlace = url.pathname === page.pathname && url.search === page.search;
  return samePlace && url.hash ? null : url.pathname + url.search + url.hash;
}

/** Turns clicks on the widgets' plain links into the router's navigation. Returns a stop function. */
export function followOwnLinks(navigate: (path: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const path = ownPath(
      link,
      { button: event.button, modified, prevented: event.defaultPrevented },
      new URL(window.location.href),
    );
    if (path === null) return;
    event.preventDefault();
    navigate(path);
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}
