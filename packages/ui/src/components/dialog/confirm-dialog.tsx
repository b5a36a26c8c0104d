import { Button, type ButtonSize, type ButtonVariant } from "../button/button";
import { Dialog, DialogActions, DialogClose, type DialogProps } from "./dialog";

export interface ConfirmDialogProps
  extends Omit<DialogProps, "closeLabel" | "dismissable" | "footer" | "hideTitle" | "size"> {
  /** Words of the button that does it. */
  confirmLabel: string;
  /** Words of the button that does not. */
  cancelLabel: string;
  /** Name of the closing button. Default `cancelLabel`. */
  closeLabel?: string;
  onConfirm: () => void;
  /** How the button that does it looks. Default `primary`. */
  variant?: ButtonVariant;
  /** Default `medium`. */
  buttonSize?: ButtonSize;
  /** It is being done. */
  busy?: boolean;
  /** It cannot be done yet. */
  disabled?: boolean;
}

/**
 * Asks once more before something is done. With a `trigger` it closes when confirmed; with `open` its owner closes it.
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
