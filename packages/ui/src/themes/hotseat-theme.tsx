import { Theme } from "@radix-ui/themes";
import { type ReactNode, useState } from "react";
import "../styles/base.css";
import "../styles/guard.css";
import "../tokens/assign.css";
import { PortalContext } from "./portal";
import { type AppearanceChoice, useAppearance } from "./use-appearance";

export interface HotseatThemeProps {
  /** Light, dark, or whatever the system says. Default `system`. */
  appearance?: AppearanceChoice;
  /** Where overlays (dialogs, menus, tooltips, toasts) are put. Default: the theme's own element. */
  container?: HTMLElement | null;
  /** Paint the canvas colour behind the children. Default true; false inside a host's own page. */
  background?: boolean;
  className?: string;
  children: ReactNode;
}

/** The theme every component needs around it: Radix Themes in Hotseat's colours, fonts and tokens. */
export function HotseatTheme({
  appearance = "system",
  container,
  background = true,
  className,
  children,
}: HotseatThemeProps) {
  const shown = useAppearance(appearance);
  const [own, setOwn] = useState<HTMLElement | null>(null);
  return (
    <Theme
      accentColor="iris"
      grayColor="slate"
      radius="medium"
      scaling="100%"
      panelBackground="solid"
      appearance={shown}
      hasBackground={background}
      className={className}
    >
      <PortalContext.Provider value={container ?? own}>{children}</PortalContext.Provider>
      <div ref={setOwn} data-hotseat-overlays="" />
    </Theme>
  );
}
