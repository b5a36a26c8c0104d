import { Avatar } from "@hotseat/ui/avatar";
import { Badge } from "@hotseat/ui/badge";
import { Icon } from "@hotseat/ui/icon";
import { Hand, Mic, MicOff, UserX } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { timeFormat } from "../../shared/headless/moment-format";
import { ProgramBadge } from "../../shared/view/program-badge";
import type { ParticipantRow } from "../headless/participants-rules";
import type { PersonAction } from "../headless/person-actions";
import * as styles from "./participants.css";
import { PersonMenu } from "./person-menu";

/** Returns the line below a name: "you", the role, further duties, and the absence. */
function useSubtitle(person: ParticipantRow, timeZone: string | undefined): string {
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  const leftAt = person.turnWaits?.leftAt;
  const away = leftAt ? t("leftAt", { time: timeFormat(i18n.language, timeZone)(leftAt) }) : t("away");
  const says = [
    person.isMe ? t("you") : null,
    person.role === "hotSeat" ? null : t(`role.${person.role}`),
    person.isHost && person.role !== "host" ? t("role.host") : null,
    person.isNext ? t("next") : null,
    person.isSpotlit && person.role !== "hotSeat" ? t("spotlit") : null,
    person.isPresent ? null : away,
  ].filter(Boolean);
  return says.join(" · ") || t("here");
}

interface LineProps {
  person: ParticipantRow;
  face?: ReactNode;
  timeZone?: string | undefined;
  /** Without it there is no menu. */
  onChoose: ((person: ParticipantRow, action: PersonAction) => void) | undefined;
}

/** One person: face, name, what they do, marks, and the menu. Drawn again for what concerns them. */
export const ParticipantLine = memo(function ParticipantLine({ person, face, timeZone, onChoose }: LineProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  const subtitle = useSubtitle(person, timeZone);
  return (
    <li
      className={styles.row}
      data-attendee={person.attendeeId}
      data-presence={person.isPresent ? "here" : "away"}
      data-role={person.role}
      data-turn={person.turnWaits ? "waits" : undefined}
      data-hand={person.handRaisedAt === null ? undefined : "raised"}
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
        <span className={styles.marks}>
          <span className={styles.role}>{subtitle}</span>
          {person.isProgram ? <ProgramBadge /> : null}
          {person.handRaisedAt === null ? null : (
            <Badge tone="amber" icon={Hand}>
              {t("handRaised")}
            </Badge>
          )}
          {person.turnWaits ? (
            <Badge tone="amber">{t("turnWaits")}</Badge>
          ) : person.role === "hotSeat" ? (
            <Badge tone="accent">{t("role.hotSeat")}</Badge>
          ) : null}
          {person.hasAuthority ? <Badge>{t("canControl")}</Badge> : null}
        </span>
      </span>
      {person.turnWaits ? <Icon as={UserX} className={styles.microphone} /> : null}
      {person.microphone && !person.turnWaits ? (
        <Icon
          as={person.microphone === "on" ? Mic : MicOff}
          label={t(person.microphone === "on" ? "microphoneOn" : "microphoneOff")}
          className={styles.microphone}
        />
      ) : null}
      <span className={styles.menu}>
        {onChoose ? <PersonMenu person={person} onChoose={(action) => onChoose(person, action)} /> : null}
      </span>
    </li>
  );
});
