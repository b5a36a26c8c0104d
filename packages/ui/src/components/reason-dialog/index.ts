export { ReasonDialog, type ReasonDialogProps, type SuggestedReason } from "./reason-dialog";
