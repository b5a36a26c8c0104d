import { Avatar } from "@hotseat/ui/avatar";
import { Card } from "@hotseat/ui/card";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import type { AgendaLine, MyPart, Seat } from "./agenda-rules";
import { seatRole } from "./agenda-rules";
import type { TimeFormat } from "./prejoin.types";
import * as styles from "./prejoin-session.css";

/** What I do in this session. */
export function PartCard({
  part,
  name,
  picture,
  time,
}: {
  part: MyPart;
  name: string;
  picture?: ReactNode;
  time: TimeFormat;
}) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin.part" });
  const values = {
    name: "name" in part ? part.name : "",
    time: part.kind === "hotSeatLater" ? time(part.startsAt) : "",
  };
  return (
    <section className={styles.part} data-part={part.kind}>
      <Avatar name={name} picture={picture} size={32} decorative />
      <div>
        <strong className={styles.partTitle}>{t(`${part.kind}.title`, values)}</strong>
        <p className={styles.partText}>{t(`${part.kind}.text`, values)}</p>
      </div>
    </section>
  );
}

/** The turns of the session, mine marked. */
export function Agenda({ lines, ends, time }: { lines: readonly AgendaLine[]; ends: string | null; time: TimeFormat }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  const first = lines[0];
  if (!first) return null;
  return (
    <Card as="section" padding="none" className={styles.agenda}>
      <div className={styles.agendaHead}>
        <h2 className={styles.title}>{t("agenda")}</h2>
        <span className={styles.span}>{ends ? `${time(first.startsAt)}–${time(ends)}` : time(first.startsAt)}</span>
      </div>
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={`${line.startsAt} ${line.attendeeId}`} className={styles.line} data-task={line.task}>
            <span className={styles.when}>{time(line.startsAt)}</span>
            <strong className={styles.who}>
              {line.kind === "DEBRIEF" ? t("debrief") : line.task === "turn" ? t("you") : (line.name ?? t("turn"))}
            </strong>
            <span className={styles.what}>{t(`task.${line.task}`)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface WhoProps {
  seats: readonly Seat[];
  lines: readonly AgendaLine[];
  myAttendeeId: number | null;
  pictureOf?: (seat: Seat) => ReactNode;
}

/** Everybody but me, and whether they are in the room already. */
export function WhoIsThere({ seats, lines, myAttendeeId, pictureOf }: WhoProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  const others = seats.filter((seat) => seat.attendeeId !== myAttendeeId);
  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{t("whoIsThere")}</h2>
      {others.length === 0 ? <p className={styles.nobody}>{t("nobodyYet")}</p> : null}
      <ul className={styles.people}>
        {others.map((seat) => (
          <li key={seat.attendeeId} className={styles.person} data-presence={seat.isPresent ? "here" : "away"}>
            <span className={styles.face}>
              <Avatar
                name={seat.fullName}
                picture={pictureOf?.(seat)}
                size={36}
                decorative
                presence={seat.isPresent ? "here" : "away"}
              />
            </span>
            <span className={styles.personWords}>
              <span>{seat.fullName}</span>
              <span className={styles.role}>{t(`seatRole.${seatRole(seat, lines)}`)}</span>
            </span>
            <span className={styles.presence}>{t(seat.isPresent ? "ready" : "notHereYet")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
