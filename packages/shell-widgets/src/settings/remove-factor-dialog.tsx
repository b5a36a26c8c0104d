import { Callout } from "@hotseat/ui/callout";
import { ConfirmDialog } from "@hotseat/ui/dialog";
import { TextField } from "@hotseat/ui/text-field";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import * as styles from "./settings.css";
import type { Refusal, SecondFactorActions } from "./settings.types";
import { useSettingsText } from "./use-settings-text";

export interface RemoveFactorDialogProps {
  actions: Pick<SecondFactorActions, "remove">;
  onClose: () => void;
}

/** Turns the second factor off, after the password. */
export function RemoveFactorDialog({ actions, onClose }: RemoveFactorDialogProps) {
  const { t } = useSettingsText();
  const [password, setPassword] = useState("");
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const answer = await actions.remove(password);
    setBusy(false);
    if (answer === null) onClose();
    else setRefusal(answer);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t("factor.remove.title")}
      description={t("factor.remove.text")}
      confirmLabel={t("factor.turnOff")}
      cancelLabel={t("cancel")}
      closeLabel={t("close")}
      variant="danger"
      busy={isBusy}
      disabled={password === ""}
      onConfirm={() => void remove()}
    >
      <div className={styles.form}>
        {refusal === null ? null : (
          <Callout tone="red" icon={CircleAlert} role="alert">
            {refusal.message ?? t("notDone")}
          </Callout>
        )}
        <TextField
          type="password"
          label={t("password.current")}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
