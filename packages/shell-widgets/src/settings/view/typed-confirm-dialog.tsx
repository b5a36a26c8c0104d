import { ConfirmDialog } from "@hotseat/ui/dialog";
import { TextField } from "@hotseat/ui/text-field";
import { type FormEvent, useState } from "react";
import type { Refusal, SettingsField } from "../headless/settings.types";
import { RefusalNotice, useRefusal } from "./refusal-notice";
import * as styles from "./settings.css";
import { useSettingsText } from "./use-settings-text";

export interface TypedConfirmDialogProps {
  title: string;
  description: string;
  confirmLabel: string;
  /** Look of the confirming button. Default `danger`. */
  variant?: "primary" | "danger";
  /** The one field: a password, or an address that is sent without spaces around it. */
  field: { name: SettingsField; type: "password" | "email"; label: string };
  /** Resolves with null once it is done. */
  onConfirm: (typed: string) => Promise<Refusal | null>;
  onClose: () => void;
}

/** Asks for one typed text before something that an open browser must not do by itself. After a refusal the text stays. */
export function TypedConfirmDialog({ title, description, confirmLabel, field, ...props }: TypedConfirmDialogProps) {
  const { t } = useSettingsText();
  const [typed, setTyped] = useState("");
  const { refusal, busy, run } = useRefusal(props.onClose);
  const text = field.type === "email" ? typed.trim() : typed;
  const confirm = () => void run(() => props.onConfirm(text));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text !== "" && !busy) confirm();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={props.onClose}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      cancelLabel={t("cancel")}
      closeLabel={t("close")}
      variant={props.variant ?? "danger"}
      busy={busy}
      disabled={text === ""}
      onConfirm={confirm}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <RefusalNotice refusal={refusal} fields={[field.name]} />
        <TextField
          type={field.type}
          label={field.label}
          autoComplete={field.type === "password" ? "current-password" : "off"}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...(refusal?.field === field.name && { error: refusal.message ?? t("notDone") })}
        />
      </form>
    </ConfirmDialog>
  );
}
