import { Button, type ButtonProps } from "../button/button";
import { DialogActions, DialogClose } from "./dialog";

export interface DialogFormActionsProps extends Pick<ButtonProps, "busy" | "resting" | "disabled"> {
  /** Id of the form that the second button submits. */
  form: string;
  /** Label of the button that closes the dialog. */
  cancelLabel: string;
  /** Label of the button that submits the form. */
  submitLabel: string;
}

/**
 * The foot of a dialog with a form: one button closes the dialog, the other one submits the form.
 * @example
 * import { Dialog, DialogFormActions } from "@hotseat/ui/dialog";
 *
 * <Dialog open title="Rename the list" closeLabel="Close" footer={<DialogFormActions form={id} cancelLabel="Cancel" submitLabel="Rename" />}>
 *   <form id={id} onSubmit={rename}><TextField label="Name" /></form>
 * </Dialog>
 * @keyboard Enter in a field of the form submits it.
 * @do Name the action on the button that submits.
 */
export function DialogFormActions({ form, cancelLabel, submitLabel, ...state }: DialogFormActionsProps) {
  return (
    <DialogActions>
      <DialogClose>
        <Button variant="secondary">{cancelLabel}</Button>
      </DialogClose>
      <Button type="submit" form={form} variant="primary" {...state}>
        {submitLabel}
      </Button>
    </DialogActions>
  );
}
