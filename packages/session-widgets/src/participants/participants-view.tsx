import { Avatar } from "@hotseat/ui/avatar";
import { Badge } from "@hotseat/ui/badge";
import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { Mic, MicOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import * as styles from "./participants.css";
import { inListOrder, type JoinRequestRow, type ParticipantRow } from "./participants-rules";

export interface ParticipantsViewProps {
  people: readonly ParticipantRow[];
  /** Open requests for a seat; only for people who may answer them. */
  requests?: readonly JoinRequestRow[];
  /** The request whose answer is on its way. */
  answering?: number | null;
  onApprove?: (requestId: number) => void;
  onReject?: (requestId: number) => void;
  /** Drawings in place of initials. */
  faceOf?: (person: ParticipantRow) => ReactNode;
}

function Row({ person, face }: { person: ParticipantRow; face?: ReactNode }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  const role = t(`role.${person.role}`);
  const says = [
    person.isMe ? t("you") : null,
    person.role === "hotSeat" ? null : role,
    person.isNext ? t("next") : null,
  ].filter(Boolean);
  return (
    <li
      className={styles.row}
      data-attendee={person.attendeeId}
      data-presence={person.isPresent ? "here" : "away"}
      data-role={person.role}
    >
      <span className={styles.face}>
        <Avatar
          name={person.fullName}
          picture={face}
          size={36}
          decorative
          presence={person.isPresent ? "here" : "away"}
        />
      </span>
      <span className={styles.words}>
        <strong className={styles.name}>{person.fullName}</strong>
        <span className={styles.role}>{says.join(" · ") || (person.isPresent ? t("here") : t("away"))}</span>
      </span>
      <span className={styles.marks}>
        {person.role === "hotSeat" ? <Badge tone="accent">{role}</Badge> : null}
        {person.hasAuthority ? <Badge>{t("canControl")}</Badge> : null}
        {person.isPresent ? null : <span className={styles.away}>{t("away")}</span>}
        {person.microphone ? (
          <Icon
            as={person.microphone === "on" ? Mic : MicOff}
            label={t(person.microphone === "on" ? "microphoneOn" : "microphoneOff")}
            className={styles.microphone}
          />
        ) : null}
      </span>
    </li>
  );
}

function Request({
  request,
  busy,
  onApprove,
  onReject,
}: {
  request: JoinRequestRow;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
}) {
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

/** Who is in the session, what they do in it, and who asks to come in. */
export function ParticipantsView({
  people,
  requests = [],
  answering = null,
  onApprove,
  onReject,
  faceOf,
}: ParticipantsViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  return (
    <div className={styles.panel}>
      {requests.length > 0 ? (
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
      ) : null}
      {people.length === 0 ? <p className={styles.empty}>{t("nobody")}</p> : null}
      <ul className={styles.list} aria-label={t("label")}>
        {inListOrder(people).map((person) => (
          <Row key={person.attendeeId} person={person} face={faceOf?.(person)} />
        ))}
      </ul>
    </div>
  );
}
