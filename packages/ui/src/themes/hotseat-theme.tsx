import { Theme } from "@radix-ui/themes";
import { type ReactNode, useState } from "react";
import "../styles/base.css";
import "../styles/guard.css";
import "../tokens/assign.css";
import { PortalContext } from "./portal";
import { type AppearanceChoice, useAppearance } from "./use-appearance";

export interface HotseatThemeProps {
  /** Light, dark, or the system's setting. Default `system`. */
  appearance?: AppearanceChoice;
  /** The container of overlays (dialogs, menus, tooltips, toasts). Default: the theme's own element. */
  container?: HTMLElement | null;
  /** Paints the canvas colour behind the children. Default true; false inside a host's own page. */
  background?: boolean;
  className?: string;
  children: ReactNode;
}

/** The theme that every component requires: Radix Themes in Hotseat's colours, fonts and tokens. */
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
