import { Button } from "@hotseat/ui/button";
import { Callout } from "@hotseat/ui/callout";
import { Dialog, DialogActions, DialogClose } from "@hotseat/ui/dialog";
import { TextField } from "@hotseat/ui/text-field";
import { CircleAlert } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import * as styles from "./settings.css";
import type { PasswordChange, Refusal } from "./settings.types";
import { useSettingsText } from "./use-settings-text";

/** Characters of a new password. The server decides; it also refuses common ones. */
const PASSWORD_LENGTH = { min: 12, max: 128 } as const;

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
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setRefusal(null);
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
    if (found !== null) return;
    setSending(true);
    const answer = await onChange({ current, next });
    setSending(false);
    if (answer === null) onClose();
    else setRefusal(answer);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("password.title")}
      description={t("password.note")}
      size="small"
      closeLabel={t("close")}
      footer={
        <DialogActions>
          <DialogClose>
            <Button variant="secondary">{t("cancel")}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" busy={isSending}>
            {t("password.change")}
          </Button>
        </DialogActions>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {refusal === null ? null : (
          <Callout tone="red" icon={CircleAlert} role="alert">
            {refusal.message ?? t("notDone")}
          </Callout>
        )}
        <TextField
          type="password"
          label={t("password.current")}
          autoComplete="current-password"
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
          {...(problem === "currentMissing" && { error: t("password.problem.currentMissing") })}
        />
        <TextField
          type="password"
          label={t("password.next")}
          hint={t("password.rules", PASSWORD_LENGTH)}
          autoComplete="new-password"
          value={next}
          onChange={(event) => setNext(event.target.value)}
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
