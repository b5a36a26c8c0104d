import { REJECTION_REASON_MAX_LENGTH } from "@hotseat/api-client/constants";
import { ConfirmDialog } from "@hotseat/ui/dialog";
import { RadioGroup } from "@hotseat/ui/radio-group";
import { TextArea } from "@hotseat/ui/text-area";
import { useState } from "react";
import * as styles from "../../shared/shared.css";
import { useAdminText } from "../../shared/use-admin-text";
import { namesOf } from "../../shared/when";
import type { AdminRequest } from "../headless/admin-requests.types";
import { firstReasonOf, kindsOf, REJECTION_REASONS, type RejectionReason } from "../headless/request-rules";

export interface RejectDialogProps {
  /** Requests that are rejected together. */
  requests: readonly AdminRequest[];
  busy: boolean;
  /** Why the last try was refused; what is typed stays. */
  problem: string | null;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason that the people read. */
export function RejectDialog({ requests, busy, problem, onReject, onCancel }: RejectDialogProps) {
  const { t, language } = useAdminText();
  const count = requests.length;
  // The kinds at the opening: a chosen reason stays although some requests are rejected already.
  const [reasons] = useState<readonly RejectionReason[]>(() => REJECTION_REASONS[kindsOf(requests)]);
  const [reason, setReason] = useState(() => firstReasonOf(requests));
  /** Words that were typed by hand stay; null: the words of the reason, in the page's language. */
  const [typed, setTyped] = useState<string | null>(null);
  const wordsOf = (each: RejectionReason) => (each === "other" ? "" : t(`requests.reject.words.${each}`));
  const words = typed ?? wordsOf(reason);
  return (
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      title={t("requests.reject.title", { count })}
      description={namesOf(
        requests.map(({ full_name, email }) => full_name || email),
        language,
        (more) => t("requests.reject.others", { count: more }),
      )}
      confirmLabel={t("requests.reject.confirm", { count })}
      cancelLabel={t("cancel")}
      closeLabel={t("close")}
      variant="danger"
      busy={busy}
      disabled={words.trim() === ""}
      onConfirm={() => onReject(words.trim())}
    >
      <div className={styles.form}>
        <RadioGroup
          label={t("requests.reject.reason")}
          hideLabel
          value={reason}
          onValueChange={setReason}
          options={reasons.map((value) => ({ value, label: t(`requests.reject.reasons.${value}`) }))}
        />
        <TextArea
          label={t("requests.reject.read")}
          rows={3}
          maxLength={REJECTION_REASON_MAX_LENGTH}
          value={words}
          onChange={({ target }) => setTyped(target.value === wordsOf(reason) ? null : target.value)}
          {...(problem && { error: problem })}
        />
      </div>
    </ConfirmDialog>
  );
}
