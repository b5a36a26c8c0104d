export { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog";
export { Dialog, DialogActions, DialogClose, type DialogProps } from "./dialog";
export { DialogFormActions, type DialogFormActionsProps } from "./form-actions";
