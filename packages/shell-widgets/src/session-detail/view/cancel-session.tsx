import { Text } from "@hotseat/ui/text";
import { TextArea } from "@hotseat/ui/text-area";
import { useId, useState } from "react";
import { useShellText } from "../../shared/use-shell-text";
import { reasonLeft } from "../headless/detail-rules";
import { FootButton } from "./foot-button";
import * as styles from "./session-detail.css";

export interface CancelSessionProps {
  /** People who get a mail. */
  count: number;
  busy: boolean;
  /** Resolves with why it was refused, or null. */
  onConfirm: (reason: string) => Promise<string | null>;
  onKeep: () => void;
}

/** Asks for confirmation and a reason before a session is cancelled for everybody. */
export function CancelSession({ count, busy, onConfirm, onKeep }: CancelSessionProps) {
  const { t } = useShellText();
  const titleId = useId();
  const [reason, setReason] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const left = reasonLeft(reason);
  const confirm = async () => {
    if (busy) return;
    setRefusal(await onConfirm(reason));
  };
  return (
    <section className={styles.cancelling} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.cancelTitle}>
        {t("detail.owner.title")}
      </h2>
      <Text as="p" tone="muted">
        {count > 0 ? t("detail.owner.told", { count }) : t("detail.owner.toldNobody")}
      </Text>
      <TextArea
        label={t("detail.owner.reason")}
        {...(left < 0
          ? { error: t("detail.message.tooLong", { count: -left }) }
          : { ...(refusal && { error: refusal }), hint: t("detail.message.left", { count: left }) })}
        value={reason}
        rows={3}
        autoFocus
        onChange={(event) => {
          setReason(event.target.value);
          setRefusal(null);
        }}
      />
      <div className={styles.cancelEnd}>
        <FootButton variant="secondary" onClick={onKeep}>
          {t("detail.owner.keep")}
        </FootButton>
        <FootButton variant="danger" busy={busy} disabled={left < 0} onClick={() => void confirm()}>
          {t("detail.owner.confirm")}
        </FootButton>
      </div>
    </section>
  );
}
