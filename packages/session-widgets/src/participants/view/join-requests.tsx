import { REJECTION_REASON_MAX_LENGTH } from "@hotseat/api-client/constants";
import { Avatar } from "@hotseat/ui/avatar";
import { Button } from "@hotseat/ui/button";
import { ReasonDialog } from "@hotseat/ui/reason-dialog";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { AnsweredRequest, JoinDecision, JoinRequestRow } from "../headless/participants-rules";
import * as styles from "./participants.css";
import { AFTER_ANSWER } from "./use-focus-after-answer";

interface RequestProps {
  request: JoinRequestRow;
  /** The answer that is on its way. */
  answer: JoinDecision | null;
  onApprove: () => void;
  onReject: () => void;
}

function Request({ request, answer, onApprove, onReject }: RequestProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  return (
    <li className={styles.request}>
      <Avatar name={request.fullName} size={36} decorative />
      <div className={styles.requestWords}>
        <strong className={styles.name}>{request.fullName}</strong>
        <span className={styles.role}>{t(`asks.${request.role}`)}</span>
        {request.message ? <p className={styles.message}>{request.message}</p> : null}
        <div className={styles.answers}>
          <Button
            size="small"
            busy={answer === "approve"}
            resting={answer === "reject"}
            aria-label={t("approveName", { name: request.fullName })}
            onClick={onApprove}
          >
            {t("approve")}
          </Button>
          <Button
            size="small"
            variant="secondary"
            busy={answer === "reject"}
            resting={answer === "approve"}
            aria-label={t("rejectName", { name: request.fullName })}
            onClick={onReject}
          >
            {t("reject")}
          </Button>
        </div>
      </div>
    </li>
  );
}

export interface JoinRequestsProps {
  requests: readonly JoinRequestRow[];
  /** The request whose answer is on its way. */
  answering: AnsweredRequest | null;
  /** The request whose rejection waits for its reason. */
  rejecting: JoinRequestRow | null;
  onRejecting: (requestId: number | null) => void;
  onApprove?: ((requestId: number) => void) | undefined;
  /** Declines with a reason, which may be empty; resolves with why it was refused, or null. */
  onReject?: ((requestId: number, reason: string) => Promise<string | null>) | undefined;
}

/** The list of join requests. */
export function JoinRequests(props: JoinRequestsProps) {
  const { requests, answering, rejecting, onRejecting, onApprove, onReject } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  return (
    <section className={styles.requests} aria-label={t("requests")}>
      <h3 className={styles.title} {...AFTER_ANSWER}>
        {t("requests")}
      </h3>
      <ul className={styles.list}>
        {requests.map((request) => (
          <Request
            key={request.id}
            request={request}
            answer={answering?.id === request.id ? answering.answer : null}
            onApprove={() => onApprove?.(request.id)}
            onReject={() => onRejecting(request.id)}
          />
        ))}
      </ul>
      {rejecting ? (
        <RejectRequest
          name={rejecting.fullName}
          busy={answering?.id === rejecting.id}
          onReject={(reason) => onReject?.(rejecting.id, reason) ?? Promise.resolve(null)}
          onClose={() => onRejecting(null)}
        />
      ) : null}
    </section>
  );
}

interface RejectRequestProps {
  name: string;
  busy: boolean;
  onReject: (reason: string) => Promise<string | null>;
  onClose: () => void;
}

/** Asks for the reason that the person reads. */
function RejectRequest({ name, busy, onReject, onClose }: RejectRequestProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={t("rejectTitle")}
      description={name}
      label={t("rejectReason", { name })}
      optional
      maxLength={REJECTION_REASON_MAX_LENGTH}
      tooLong={(count) => t("report.tooLong", { count })}
      confirmLabel={t("reject")}
      cancelLabel={t("cancel")}
      closeLabel={t("close")}
      variant="danger"
      busy={busy}
      onConfirm={onReject}
    />
  );
}
