import { Avatar } from "@hotseat/ui/avatar";
import { Button } from "@hotseat/ui/button";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { AnsweredRequest, JoinAnswer, JoinRequestRow } from "../headless/participants-rules";
import * as styles from "./participants.css";
import { AFTER_ANSWER } from "./use-focus-after-answer";

interface RequestProps {
  request: JoinRequestRow;
  /** The answer that is on its way. */
  answer: JoinAnswer | null;
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
  onApprove?: ((requestId: number) => void) | undefined;
  onReject?: ((requestId: number) => void) | undefined;
}

/** Who asks for a seat. */
export function JoinRequests({ requests, answering, onApprove, onReject }: JoinRequestsProps) {
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
            onReject={() => onReject?.(request.id)}
          />
        ))}
      </ul>
    </section>
  );
}
