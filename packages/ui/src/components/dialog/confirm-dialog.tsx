import { Button, type ButtonSize, type ButtonVariant } from "../button/button";
import { Dialog, DialogActions, DialogClose, type DialogProps } from "./dialog";

export interface ConfirmDialogProps
  extends Omit<DialogProps, "closeLabel" | "dismissable" | "footer" | "hideTitle" | "size"> {
  /** Label of the confirming button. */
  confirmLabel: string;
  /** Label of the cancelling button. */
  cancelLabel: string;
  /** Name of the closing button. Default `cancelLabel`. */
  closeLabel?: string;
  onConfirm: () => void;
  /** Look of the confirming button. Default `primary`. */
  variant?: ButtonVariant;
  /** Default `medium`. */
  buttonSize?: ButtonSize;
  /** The action is running. */
  busy?: boolean;
  /** The action is not available yet. */
  disabled?: boolean;
}

/**
 * Asks for confirmation before an action. With a `trigger` it closes when confirmed; with `open` its owner closes it.
 * @example
 * import { ConfirmDialog } from "@hotseat/ui/dialog";
 *
 * <ConfirmDialog trigger={<Button variant="danger">Leave</Button>} title="Leave the session?" confirmLabel="Leave" cancelLabel="Stay" onConfirm={leave} />
 * @keyboard Focus starts on the first control: a field in it, else the button that cancels. Tab moves between the buttons, Enter presses one, Escape cancels.
 * @do Name the action on the button (“Delete”) and in the title.
 * @dont Confirm what can be undone: do it and offer to undo it.
 */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  closeLabel = cancelLabel,
  onConfirm,
  variant = "primary",
  buttonSize = "medium",
  busy = false,
  disabled = false,
  ...dialog
}: ConfirmDialogProps) {
  const confirm = (
    <Button variant={variant} size={buttonSize} busy={busy} disabled={disabled} onClick={onConfirm}>
      {confirmLabel}
    </Button>
  );
  return (
    <Dialog
      {...dialog}
      size="small"
      closeLabel={closeLabel}
      footer={
        <DialogActions>
          <DialogClose>
            <Button variant="secondary" size={buttonSize}>
              {cancelLabel}
            </Button>
          </DialogClose>
          {dialog.trigger ? <DialogClose>{confirm}</DialogClose> : confirm}
        </DialogActions>
      }
    />
  );
}
