import { Avatar } from "@hotseat/ui/avatar";
import { Button } from "@hotseat/ui/button";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import * as styles from "./participants.css";
import type { JoinRequestRow } from "./participants-rules";

interface RequestProps {
  request: JoinRequestRow;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
}

function Request({ request, busy, onApprove, onReject }: RequestProps) {
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
            busy={busy}
            aria-label={t("approveName", { name: request.fullName })}
            onClick={onApprove}
          >
            {t("approve")}
          </Button>
          <Button
            size="small"
            variant="secondary"
            disabled={busy}
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
  answering: number | null;
  onApprove?: ((requestId: number) => void) | undefined;
  onReject?: ((requestId: number) => void) | undefined;
}

/** Who asks for a seat. */
export function JoinRequests({ requests, answering, onApprove, onReject }: JoinRequestsProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  return (
    <section className={styles.requests} aria-label={t("requests")}>
      <h3 className={styles.title}>{t("requests")}</h3>
      <ul className={styles.list}>
        {requests.map((request) => (
          <Request
            key={request.id}
            request={request}
            busy={answering === request.id}
            onApprove={() => onApprove?.(request.id)}
            onReject={() => onReject?.(request.id)}
          />
        ))}
      </ul>
    </section>
  );
}
