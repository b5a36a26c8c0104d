import { REJECTION_REASON_MAX_LENGTH } from "@hotseat/api-client/constants";
import { ReasonDialog } from "@hotseat/ui/reason-dialog";
import { useState } from "react";
import { useAdminText } from "../../shared/use-admin-text";
import { namesOf } from "../../shared/when";
import type { AdminRequest } from "../headless/admin-requests.types";
import { firstReasonOf, kindsOf, REJECTION_REASONS, type RejectionReason } from "../headless/request-rules";

export interface RejectDialogProps {
  /** Requests that are rejected together. */
  requests: readonly AdminRequest[];
  busy: boolean;
  /** Resolves with the cause of a refusal, or null. */
  onReject: (reason: string) => Promise<string | null>;
  onCancel: () => void;
}

/** Asks for the reason that the people read. */
export function RejectDialog({ requests, busy, onReject, onCancel }: RejectDialogProps) {
  const { t, language } = useAdminText();
  const count = requests.length;
  // The kinds at the opening: a chosen reason stays although some requests are rejected already.
  const [reasons] = useState<readonly RejectionReason[]>(() => REJECTION_REASONS[kindsOf(requests)]);
  return (
    <ReasonDialog
      open
      onOpenChange={onCancel}
      title={t("requests.reject.title", { count })}
      description={namesOf(
        requests.map(({ full_name, email }) => full_name || email),
        language,
        (more) => t("requests.reject.others", { count: more }),
      )}
      label={t("requests.reject.read")}
      maxLength={REJECTION_REASON_MAX_LENGTH}
      tooLong={(over) => t("requests.reject.tooLong", { count: over })}
      suggestions={{
        label: t("requests.reject.reason"),
        first: firstReasonOf(requests),
        reasons: reasons.map((value) => ({
          value,
          label: t(`requests.reject.reasons.${value}`),
          words: value === "other" ? "" : t(`requests.reject.words.${value}`),
        })),
      }}
      confirmLabel={t("requests.reject.confirm", { count })}
      cancelLabel={t("cancel")}
      closeLabel={t("close")}
      variant="danger"
      busy={busy}
      onConfirm={onReject}
    />
  );
}
