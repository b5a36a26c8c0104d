import { useEffect } from "react";
import { usePortalContainer } from "./portal";

/** An attribute of the theme's element; `base.css.ts` reads it. */
const ATTRIBUTE = "data-motion";

/** While `isStill`, nothing in the surrounding theme moves, as if the system had reduced motion. */
export function useStillTheme(isStill: boolean): void {
  const container = usePortalContainer();
  useEffect(() => {
    const theme = container?.closest(".radix-themes");
    if (!isStill || !theme) return;
    theme.setAttribute(ATTRIBUTE, "none");
    return () => theme.removeAttribute(ATTRIBUTE);
  }, [container, isStill]);
}
