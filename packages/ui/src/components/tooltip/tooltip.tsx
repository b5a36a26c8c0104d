import { Tooltip as RadixTooltip } from "@radix-ui/themes";
import type { ReactElement, ReactNode } from "react";
import { usePortalContainer } from "../../themes/portal";

export interface TooltipProps {
  content: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  /** The control it explains; must take a ref. A tooltip never holds what cannot be found elsewhere. */
  children: ReactElement;
}

/** Long enough that whoever knows where to press is not held up by words, in milliseconds. */
const HOVER_DELAY_MS = 500;

/**
 * Words on focus, and on hover after half a second.
 * @example
 * import { Tooltip } from "@hotseat/ui/tooltip";
 *
 * <Tooltip content="Mute, key M"><Button>Mic</Button></Tooltip>
 * @keyboard It shows when the control inside gets the focus. Escape hides it.
 * @do Explain a control that has a name already.
 * @dont Put in what is needed to use the control: touch shows no tooltips.
 */
export function Tooltip({ content, side = "top", children }: TooltipProps) {
  return (
    <RadixTooltip
      content={content}
      side={side}
      delayDuration={HOVER_DELAY_MS}
      container={usePortalContainer() ?? undefined}
    >
      {children}
    </RadixTooltip>
  );
}
