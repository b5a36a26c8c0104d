import { Callout } from "@hotseat/ui/callout";
import { ConfirmDialog } from "@hotseat/ui/dialog";
import { TextField } from "@hotseat/ui/text-field";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import * as styles from "./settings.css";
import type { OwnDataActions, Refusal } from "./settings.types";
import { useSettingsText } from "./use-settings-text";

export interface DeleteAccountDialogProps {
  actions: OwnDataActions;
  onClose: () => void;
}

/** Deletes the account once its address is typed; after a refusal the typed address stays. */
export function DeleteAccountDialog({ actions, onClose }: DeleteAccountDialogProps) {
  const { t } = useSettingsText();
  const [email, setEmail] = useState("");
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const answer = await actions.deleteAccount(email.trim());
    setBusy(false);
    if (answer === null) onClose();
    else setRefusal(answer);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t("data.confirm.title")}
      description={t("data.confirm.text")}
      confirmLabel={t("data.confirm.delete")}
      cancelLabel={t("cancel")}
      closeLabel={t("close")}
      variant="danger"
      busy={isBusy}
      disabled={email.trim() === ""}
      onConfirm={() => void remove()}
    >
      <div className={styles.form}>
        {refusal === null ? null : (
          <Callout tone="red" icon={CircleAlert} role="alert">
            {refusal.message ?? t("notDone")}
          </Callout>
        )}
        <TextField
          type="email"
          label={t("data.confirm.email")}
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
