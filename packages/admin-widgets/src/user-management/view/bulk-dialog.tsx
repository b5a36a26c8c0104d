import { Callout } from "@hotseat/ui/callout";
import { Dialog, DialogFormActions } from "@hotseat/ui/dialog";
import { CircleAlert } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import * as styles from "../../shared/shared.css";
import { useAdminText } from "../../shared/use-admin-text";
import type { UsersChange } from "../headless/user-management.types";

export interface BulkDialogProps {
  title: string;
  submitLabel: string;
  /** The change to send; null until everything is chosen. */
  change: UsersChange | null;
  /** Text of the field when the form is sent before that. */
  missing: string;
  busy: boolean;
  /** Resolves with the reason of a refusal as a whole, else with null. */
  onSend: (change: UsersChange) => Promise<string | null>;
  onClose: () => void;
  /** The fields, given the text of the field that is missing. */
  children: (error: string | null) => ReactNode;
}

/** The form of one change of several users. */
export function BulkDialog({ title, submitLabel, change, missing, busy, onSend, onClose, children }: BulkDialogProps) {
  const { t } = useAdminText();
  const formId = useId();
  const [isIncomplete, setIncomplete] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIncomplete(change === null);
    setMessage(null);
    if (change !== null && !busy) setMessage(await onSend(change));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={title}
      closeLabel={t("close")}
      footer={<DialogFormActions form={formId} cancelLabel={t("cancel")} submitLabel={submitLabel} busy={busy} />}
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {message === null ? null : (
          <Callout tone="red" icon={CircleAlert} role="alert">
            {message}
          </Callout>
        )}
        {children(isIncomplete && change === null ? missing : null)}
      </form>
    </Dialog>
  );
}
