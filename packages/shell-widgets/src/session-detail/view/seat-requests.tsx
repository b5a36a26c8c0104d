import { REJECTION_REASON_MAX_LENGTH } from "@hotseat/api-client/constants";
import { Avatar } from "@hotseat/ui/avatar";
import { Button } from "@hotseat/ui/button";
import { ReasonDialog } from "@hotseat/ui/reason-dialog";
import { Row } from "@hotseat/ui/stack";
import { Text } from "@hotseat/ui/text";
import { useState } from "react";
import { useShellText } from "../../shared/use-shell-text";
import type { DetailActions, SeatRequest } from "../headless/session-detail.types";
import * as styles from "./session-detail.css";

export interface SeatRequestsProps extends Pick<DetailActions, "onApproveRequest" | "onRejectRequest"> {
  requests: readonly SeatRequest[];
  busy: boolean;
}

/** The requests for a seat, for host and owner. */
export function SeatRequests({ requests, busy, onApproveRequest, onRejectRequest }: SeatRequestsProps) {
  const { t } = useShellText();
  const [rejectingId, setRejectingId] = useState<number | null>(null);
  const rejecting = requests.find(({ id }) => id === rejectingId);
  if (requests.length === 0) return null;
  return (
    <section className={styles.asked} aria-label={t("detail.requests.title")}>
      <h2 className={styles.askedTitle}>{t("detail.requests.title")}</h2>
      <ul className={styles.requests}>
        {requests.map((request) => (
          <li key={request.id} className={styles.request}>
            <Row gap={8}>
              <Avatar name={request.full_name} size={28} decorative />
              <Text weight="medium" className={styles.personName}>
                {request.full_name}
              </Text>
              {request.role === "observer" ? (
                <Text size="small" tone="muted">
                  {t("role.observer")}
                </Text>
              ) : null}
              <Button
                busy={busy}
                onClick={() => onApproveRequest(request.id)}
                aria-label={t("detail.requests.approveName", { name: request.full_name })}
              >
                {t("detail.requests.approve")}
              </Button>
              <Button
                variant="secondary"
                busy={busy}
                onClick={() => setRejectingId(request.id)}
                aria-label={t("detail.requests.rejectName", { name: request.full_name })}
              >
                {t("detail.requests.reject")}
              </Button>
            </Row>
            {request.message ? (
              <Text size="second" tone="muted">
                {request.message}
              </Text>
            ) : null}
          </li>
        ))}
      </ul>
      {rejecting ? (
        <RejectRequest
          request={rejecting}
          busy={busy}
          onReject={(reason) => onRejectRequest(rejecting.id, reason)}
          onClose={() => setRejectingId(null)}
        />
      ) : null}
    </section>
  );
}

interface RejectRequestProps {
  request: SeatRequest;
  busy: boolean;
  /** Resolves with why it was refused, or null. */
  onReject: (reason: string) => Promise<string | null>;
  onClose: () => void;
}

/** Asks for the reason that the person reads. */
function RejectRequest({ request, busy, onReject, onClose }: RejectRequestProps) {
  const { t } = useShellText();
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={t("detail.requests.rejectTitle")}
      description={request.full_name}
      label={t("detail.requests.reason", { name: request.full_name })}
      optional
      maxLength={REJECTION_REASON_MAX_LENGTH}
      tooLong={(count) => t("detail.message.tooLong", { count })}
      confirmLabel={t("detail.requests.reject")}
      cancelLabel={t("detail.requests.cancel")}
      closeLabel={t("close")}
      variant="danger"
      busy={busy}
      onConfirm={onReject}
    />
  );
}
