import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@hotseat/api-client/constants";
import { Dialog, DialogFormActions } from "@hotseat/ui/dialog";
import { TextField } from "@hotseat/ui/text-field";
import { type FormEvent, useId, useState } from "react";
import type { PasswordChange, Refusal, SettingsField } from "../headless/settings.types";
import { RefusalNotice, useRefusal } from "./refusal-notice";
import * as styles from "./settings.css";
import { useSettingsText } from "./use-settings-text";

/** Characters of a new password. The server decides; it also refuses common ones. */
const PASSWORD_LENGTH = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH } as const;

export interface PasswordDialogProps {
  /** Resolves with null once the password is changed. */
  onChange: (change: PasswordChange) => Promise<Refusal | null>;
  onClose: () => void;
}

/** Asks for the password until now and the new one. */
export function PasswordDialog({ onChange, onClose }: PasswordDialogProps) {
  const { t } = useSettingsText();
  const formId = useId();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [repeated, setRepeated] = useState("");
  const [problem, setProblem] = useState<"short" | "differs" | "currentMissing" | null>(null);
  const { refusal, busy, run, clear } = useRefusal(onClose);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    clear();
    const length = [...next].length;
    const found =
      current === ""
        ? "currentMissing"
        : length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max
          ? "short"
          : next === repeated
            ? null
            : "differs";
    setProblem(found);
    if (found === null) void run(() => onChange({ current, next }));
  };
  const refusedAt = (field: SettingsField) =>
    refusal?.field === field ? { error: refusal.message ?? t("notDone") } : {};
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("password.title")}
      description={t("password.note")}
      size="small"
      closeLabel={t("close")}
      footer={
        <DialogFormActions form={formId} cancelLabel={t("cancel")} submitLabel={t("password.change")} busy={busy} />
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <RefusalNotice refusal={refusal} fields={["current", "next"]} />
        <TextField
          type="password"
          label={t("password.current")}
          autoComplete="current-password"
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
          {...refusedAt("current")}
          {...(problem === "currentMissing" && { error: t("password.problem.currentMissing") })}
        />
        <TextField
          type="password"
          label={t("password.next")}
          hint={t("password.rules", PASSWORD_LENGTH)}
          autoComplete="new-password"
          value={next}
          onChange={(event) => setNext(event.target.value)}
          {...refusedAt("next")}
          {...(problem === "short" && { error: t("password.problem.short", PASSWORD_LENGTH) })}
        />
        <TextField
          type="password"
          label={t("password.repeat")}
          autoComplete="new-password"
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
          {...(problem === "differs" && { error: t("password.problem.differs") })}
        />
      </form>
    </Dialog>
  );
}
