import { Popover as RadixPopover } from "@radix-ui/themes";
import type { ReactElement, ReactNode } from "react";
import { usePortalContainer } from "../../themes/portal";
import * as styles from "./popover.css";

export interface PopoverProps {
  /** The button that opens it; must take a ref. */
  trigger: ReactElement;
  /** Name of the panel for screen readers. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: "start" | "center" | "end";
  side?: "top" | "right" | "bottom" | "left";
  /** Pixels. Default: as wide as its content. */
  width?: number;
  /** Inner space. Default `normal`. */
  padding?: "none" | "normal";
  children: ReactNode;
}

/**
 * A panel beside a button: filters, notifications, details. Escape and a press outside close it.
 * @example
 * import { Popover } from "@hotseat/ui/popover";
 *
 * <Popover trigger={<Chip>Language</Chip>} label="Language"><Checkbox label="English" /></Popover>
 * @keyboard Enter and Space open it, focus moves in, Escape closes it and returns the focus.
 * @do Name the panel in `label`.
 * @dont Use it for a list of actions (a `Menu`) or for a question (a `Dialog`).
 */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  align = "start",
  side = "bottom",
  width,
  padding = "normal",
  children,
}: PopoverProps) {
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Content
        aria-label={label}
        align={align}
        side={side}
        container={usePortalContainer() ?? undefined}
        data-padding={padding}
        className={styles.content}
        {...(width ? { style: { width } } : {})}
      >
        {children}
      </RadixPopover.Content>
    </RadixPopover.Root>
  );
}
