import { createContext, useContext } from "react";

/** The container of overlays: inside the theme, so that they keep its tokens. `undefined` outside a theme. */
export const PortalContext = createContext<HTMLElement | null | undefined>(undefined);

/** The container element; `null` until the theme is on the page. */
export function usePortalContainer(): HTMLElement | null {
  return useContext(PortalContext) ?? null;
}

/** Throws outside a `<HotseatTheme>`. Every connected widget calls it: without the theme it has no colours, no fonts and no overlays. */
export function useThemeAround(): void {
  if (useContext(PortalContext) !== undefined) return;
  throw new Error("HotseatTheme is missing: wrap the page in <HotseatTheme> from @hotseat/ui/theme.");
}
