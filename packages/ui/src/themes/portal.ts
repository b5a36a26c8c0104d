import { createContext, useContext } from "react";

/** Where overlays are put: inside the theme, so that they keep its tokens. */
export const PortalContext = createContext<HTMLElement | null>(null);

/** The element overlays go into; `null` until the theme is on the page. */
export function usePortalContainer(): HTMLElement | null {
  return useContext(PortalContext);
}
