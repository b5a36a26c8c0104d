import { Dialog as RadixDialog, VisuallyHidden } from "@radix-ui/themes";
import { X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../styles/class-names";
import { usePortalContainer } from "../../themes/portal";
import { IconButton } from "../icon-button/icon-button";
import * as styles from "./sheet.css";

export interface SheetProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  title: ReactNode;
  hideTitle?: boolean;
  closeLabel: string;
  /** The edge it comes from. Default `end`. */
  side?: "start" | "end" | "bottom";
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A panel from an edge of the window: a rail where there is no room for one.
 * @example
 * import { Sheet } from "@hotseat/ui/sheet";
 *
 * <Sheet trigger={<Button>People</Button>} title="Participants" closeLabel="Close">{list}</Sheet>
 * @keyboard Focus moves in, Tab stays inside, Escape closes, and focus returns to what opened it.
 * @do Use it where a side panel has no room, from the edge where the panel would be.
 * @dont Use it for a question: that is a `Dialog`.
 */
export function Sheet({
  open,
  onOpenChange,
  trigger,
  title,
  hideTitle,
  closeLabel,
  side = "end",
  footer,
  className,
  children,
}: SheetProps) {
  const heading = <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>;
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <RadixDialog.Trigger>{trigger}</RadixDialog.Trigger> : null}
      <RadixDialog.Content
        aria-describedby={undefined}
        container={usePortalContainer() ?? undefined}
        data-side={side}
        className={classNames(styles.sheet, className)}
      >
        <div className={styles.head}>{hideTitle ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}</div>
        <div className={styles.body}>{children}</div>
        {footer ? <div className={styles.foot}>{footer}</div> : null}
        {/* Last, so that opening puts focus on what the panel is about. */}
        <RadixDialog.Close>
          <IconButton icon={X} label={closeLabel} tooltip={false} className={styles.close} />
        </RadixDialog.Close>
      </RadixDialog.Content>
    </RadixDialog.Root>
  );
}
