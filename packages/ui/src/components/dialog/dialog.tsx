import { Dialog as RadixDialog, VisuallyHidden } from "@radix-ui/themes";
import { X } from "lucide-react";
import { type ReactElement, type ReactNode, useRef } from "react";
import { classNames } from "../../styles/class-names";
import { usePortalContainer } from "../../themes/portal";
import { IconButton } from "../icon-button/icon-button";
import * as styles from "./dialog.css";

export interface DialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A button that opens it; focus returns there. Not needed when `open` is given. */
  trigger?: ReactElement;
  title: ReactNode;
  /** Title for screen readers only; the content shows its own heading. */
  hideTitle?: boolean;
  description?: ReactNode;
  /** 400, 560 or 800 pixels wide. Default `medium`. */
  size?: "small" | "medium" | "large";
  /** False: no closing button, Escape and presses outside do nothing; it is announced as an alert. Default true. */
  dismissable?: boolean;
  /** Name of the closing button; required while it is dismissable. */
  closeLabel?: string;
  /**
   * Where the focus goes on opening: to the first control, or to the dialog itself where that control is a field one may not have
   * come for, which would open the keyboard of a phone. Default `control`.
   */
  initialFocus?: "control" | "dialog";
  /** Buttons at the foot, usually `<DialogActions>`. */
  footer?: ReactNode;
  className?: string;
  children?: ReactNode;
}

function keepOpen(event: Event): void {
  event.preventDefault();
}

type Focusable = Element & { focus(): void };

/** In a window of its own elements are of another realm, of which `instanceof` knows nothing. */
const isFocusable = (target: EventTarget | null): target is Focusable => target !== null && "focus" in target;

/** An item of a menu is gone when the dialog closes: in its place the menu's button, which names the menu. */
function lastingOf(element: Element | null): Element | null {
  const button = element?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return (button && element?.ownerDocument.getElementById(button)) || element;
}

/**
 * A question or a detail over the page. Focus moves in and, on closing, back.
 * @example
 * import { Dialog } from "@hotseat/ui/dialog";
 *
 * <Dialog trigger={<Button>Rename</Button>} title="Rename the list" closeLabel="Close">
 *   <TextField label="Name" />
 * </Dialog>
 * @keyboard Focus moves in, Tab stays inside, Escape closes, and focus returns to what opened it. With `dismissable={false}` Escape does
 * nothing.
 * @do Ask one thing, with the buttons at the foot in `DialogActions`.
 * @dont Open a dialog from a dialog, or without an action of the person.
 */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  hideTitle,
  description,
  size = "medium",
  dismissable = true,
  closeLabel,
  initialFocus = "control",
  footer,
  className,
  children,
}: DialogProps) {
  const container = usePortalContainer() ?? undefined;
  const closable = dismissable && closeLabel;
  const guard = dismissable ? {} : { role: "alertdialog", onEscapeKeyDown: keepOpen, onInteractOutside: keepOpen };
  const opener = useRef<Element | null>(null);
  // Radix gives focus back to its own trigger only; a dialog opened by an address or a menu has none.
  const giveFocusBack = (event: Event) => {
    if (trigger || !isFocusable(opener.current) || !opener.current.isConnected) return;
    event.preventDefault();
    opener.current.focus();
  };
  const heading = <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>;
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <RadixDialog.Trigger>{trigger}</RadixDialog.Trigger> : null}
      <RadixDialog.Content
        {...guard}
        {...(description ? {} : { "aria-describedby": undefined })}
        container={container}
        onOpenAutoFocus={(event) => {
          const content = event.currentTarget;
          if (!isFocusable(content)) return;
          opener.current = lastingOf(content.ownerDocument.activeElement);
          if (initialFocus === "control") return;
          event.preventDefault();
          content.focus();
        }}
        onCloseAutoFocus={giveFocusBack}
        data-size={size}
        className={classNames(styles.content, className)}
      >
        <div className={styles.head} data-closable={closable ? "" : undefined}>
          {hideTitle ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
          {description ? (
            <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
          ) : null}
        </div>
        {children ? <div className={styles.body}>{children}</div> : null}
        {footer}
        {/* Last, so that opening puts focus on what the dialog is about. */}
        {closable ? (
          <RadixDialog.Close>
            <IconButton icon={X} label={closeLabel} tooltip={false} className={styles.close} />
          </RadixDialog.Close>
        ) : null}
      </RadixDialog.Content>
    </RadixDialog.Root>
  );
}

/** The buttons at a dialog's foot: `row` at the end, `stack` as wide as the dialog. */
export function DialogActions({ layout = "row", children }: { layout?: "row" | "stack"; children: ReactNode }) {
  return (
    <div className={styles.actions} data-layout={layout}>
      {children}
    </div>
  );
}

/** Makes the button inside it close the dialog. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <RadixDialog.Close>{children}</RadixDialog.Close>;
}
