import { ORGANISATION_NAME_MAX_LENGTH } from "@hotseat/api-client/constants";
import { Dialog, DialogFormActions } from "@hotseat/ui/dialog";
import { TextField } from "@hotseat/ui/text-field";
import { type FormEvent, useId, useRef, useState } from "react";
import type { ChangeReply } from "../shared/admin-list.types";
import { useAdminText } from "../shared/use-admin-text";
import { isNameMissing } from "./name-rules";

export interface NameDialogProps {
  title: string;
  label: string;
  confirmLabel: string;
  /** Label while it is being sent. */
  busyLabel: string;
  initial?: string;
  onSend: (name: string) => Promise<ChangeReply>;
  onClose: () => void;
}

/** Asks for a name. */
export function NameDialog({ title, label, confirmLabel, busyLabel, initial = "", onSend, onClose }: NameDialogProps) {
  const { t } = useAdminText();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const refuse = (words: string) => {
    setProblem(words);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (isNameMissing(name)) return refuse(t("organisations.nameRequired"));
    setSending(true);
    const reply = await onSend(name.trim());
    setSending(false);
    if (reply.ok) onClose();
    else refuse(reply.fields.name ?? reply.message ?? t("unexpected"));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      size="small"
      closeLabel={t("close")}
      footer={
        <DialogFormActions
          form={formId}
          cancelLabel={t("cancel")}
          submitLabel={isSending ? busyLabel : confirmLabel}
          resting={isSending}
        />
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          ref={field}
          label={label}
          autoComplete="off"
          maxLength={ORGANISATION_NAME_MAX_LENGTH}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(null);
          }}
          {...(problem && { error: problem })}
        />
      </form>
    </Dialog>
  );
}
