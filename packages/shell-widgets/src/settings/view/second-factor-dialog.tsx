import { Button } from "@hotseat/ui/button";
import { Dialog, DialogActions } from "@hotseat/ui/dialog";
import { Skeleton } from "@hotseat/ui/skeleton";
import { Text } from "@hotseat/ui/text";
import { TextField } from "@hotseat/ui/text-field";
import { type FormEvent, lazy, Suspense, useId, useState } from "react";
import type { Refusal, SecondFactorActions } from "../headless/settings.types";
import { RecoveryCodes } from "./recovery-codes";
import { RefusalNotice } from "./refusal-notice";
import * as styles from "./settings.css";
import { useSettingsText } from "./use-settings-text";

const QrCode = lazy(() => import("./qr-code"));

/** A secret that waits for its first code. */
export interface BegunFactor {
  secret: string;
  uri: string;
}

export interface SecondFactorDialogProps {
  begun: BegunFactor;
  actions: Pick<SecondFactorActions, "confirm">;
  /** Called at the end; `isOn`: the second factor was turned on. */
  onClose: (isOn: boolean) => void;
}

/** Sets up the second factor: scan, confirm a first code, keep the recovery codes. */
export function SecondFactorDialog({ begun, actions, onClose }: SecondFactorDialogProps) {
  const { t } = useSettingsText();
  const formId = useId();
  const [code, setCode] = useState("");
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSending, setSending] = useState(false);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setRefusal(null);
    const reply = await actions.confirm(code.replace(/\s/g, ""));
    setSending(false);
    if ("recoveryCodes" in reply) setRecoveryCodes(reply.recoveryCodes);
    else setRefusal(reply);
  };
  if (recoveryCodes !== null)
    return (
      <Dialog
        open
        title={t("factor.codes.title")}
        description={t("factor.codes.text")}
        // The codes are shown once: closing takes the button.
        dismissable={false}
        footer={
          <DialogActions>
            <Button variant="primary" onClick={() => onClose(true)}>
              {t("factor.codes.kept")}
            </Button>
          </DialogActions>
        }
      >
        <RecoveryCodes codes={recoveryCodes} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={() => onClose(false)}
      title={t("factor.setUp.title")}
      description={t("factor.setUp.text")}
      closeLabel={t("close")}
      footer={
        <DialogActions>
          <Button variant="secondary" onClick={() => onClose(false)}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isSending}>
            {t("factor.turnOn")}
          </Button>
        </DialogActions>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void confirm(event)} noValidate>
        <Suspense fallback={<Skeleton width={200} height={200} className={styles.qr} />}>
          <QrCode text={begun.uri} label={t("factor.setUp.qr")} />
        </Suspense>
        <Text as="p" size="second" tone="muted">
          {t("factor.setUp.byHand")} <span className={styles.code}>{begun.secret}</span>
        </Text>
        <RefusalNotice refusal={refusal} fields={["code"]} />
        <TextField
          label={t("factor.code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          {...(refusal?.field === "code" && { error: refusal.message ?? t("notDone") })}
        />
      </form>
    </Dialog>
  );
}
