import { Tooltip as RadixTooltip } from "@radix-ui/themes";
import type { ReactElement, ReactNode } from "react";
import { usePortalContainer } from "../../themes/portal";

export interface TooltipProps {
  content: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  /** The control it explains; must take a ref. A tooltip never holds what cannot be found elsewhere. */
  children: ReactElement;
}

/** Words on hover and on focus. */
export function Tooltip({ content, side = "top", children }: TooltipProps) {
  return (
    <RadixTooltip content={content} side={side} container={usePortalContainer() ?? undefined}>
      {children}
    </RadixTooltip>
  );
}
