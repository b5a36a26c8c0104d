import { Avatar } from "@hotseat/ui/avatar";
import { Button } from "@hotseat/ui/button";
import { Row } from "@hotseat/ui/stack";
import { Text } from "@hotseat/ui/text";
import { useShellText } from "../../shared/use-shell-text";
import type { DetailActions, SeatRequest } from "../headless/session-detail.types";
import * as styles from "./session-detail.css";

export interface SeatRequestsProps extends Pick<DetailActions, "onAnswerRequest"> {
  requests: readonly SeatRequest[];
  busy: boolean;
}

/** Who asks for a seat, for host and owner. */
export function SeatRequests({ requests, busy, onAnswerRequest }: SeatRequestsProps) {
  const { t } = useShellText();
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
                onClick={() => onAnswerRequest(request.id, "approve")}
                aria-label={t("detail.requests.approveName", { name: request.full_name })}
              >
                {t("detail.requests.approve")}
              </Button>
              <Button
                variant="secondary"
                busy={busy}
                onClick={() => onAnswerRequest(request.id, "reject")}
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
    </section>
  );
}
