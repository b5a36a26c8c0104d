import type { Ticker } from "@hotseat/core/ticker";
import { Avatar } from "@hotseat/ui/avatar";
import { Card } from "@hotseat/ui/card";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { myTurnWaits } from "../../absent-candidate/internal";
import { NAMESPACE } from "../../locales";
import { type Schedule, useFromTime } from "../../schedule/headless";
import { ProgramBadge } from "../../shared/view/program-badge";
import type { AgendaLine, MyPart, Seat } from "../headless/agenda-rules";
import { seatRole } from "../headless/agenda-rules";
import { minutesLeft, nowOf } from "./now-rules";
import type { PrejoinSession, TimeFormat } from "./prejoin.types";
import * as styles from "./prejoin-session.css";

/** The viewer's role in this session. */
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

/** In the card's place once the session runs: what happens now, for how long still, and what I come in as. */
export function NowCard({
  schedule,
  interviewerId,
  session,
  name,
  picture,
  time,
  formatTime,
}: {
  schedule: Schedule;
  interviewerId?: number | null | undefined;
  session: PrejoinSession;
  name: string;
  picture?: ReactNode;
  time: Ticker;
  formatTime: TimeFormat;
}) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin.now" });
  const now = nowOf(schedule, session, interviewerId);
  const left = useFromTime(time, (ms) => minutesLeft(schedule, ms));
  const mine = useTranslation(NAMESPACE, { keyPrefix: "absent.mine" }).t;
  const waits = myTurnWaits(schedule, session.myAttendeeId);
  if (waits)
    return (
      <section className={styles.part} data-now="turnWaits" role="status">
        <Avatar name={name} picture={picture} size={32} decorative />
        <div>
          <strong className={styles.partTitle}>{mine("title")}</strong>
          <p className={styles.partText}>
            {mine(waits.hasBegun ? "rest" : "whole", { time: formatTime(waits.since), count: waits.minutes })}
          </p>
        </div>
      </section>
    );
  const who = () => {
    if (schedule.waiting_for && now.name !== null) return t("turnWaits", { name: now.name });
    if (now.task === "turn") return t("you");
    return now.name === null ? null : t("hotSeat", { name: now.name });
  };
  const remains = left === null ? null : left === 0 ? t("noneLeft") : t("left", { count: left });
  return (
    <section className={styles.part} data-now={now.phase}>
      <Avatar name={name} picture={picture} size={32} decorative />
      <div>
        <span className={styles.partText}>{t("running")}</span>
        <strong className={styles.partTitle}>{[who(), t(now.phase), remains].filter(Boolean).join(" · ")}</strong>
        <p className={styles.partText}>{t(`task.${now.task}`)}</p>
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

interface AttendanceProps {
  seats: readonly Seat[];
  lines: readonly AgendaLine[];
  myAttendeeId: number | null;
  hostName: string | null;
  pictureOf?: (seat: Seat) => ReactNode;
}

/** Everybody but me, and whether they are in the room already. */
export function Attendance({ seats, lines, myAttendeeId, hostName, pictureOf }: AttendanceProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  const isMine = seats.some((seat) => seat.isHost && seat.attendeeId === myAttendeeId);
  const host = isMine ? t("hostIsYou") : hostName ? t("hostIs", { name: hostName }) : null;
  const others = seats.filter((seat) => seat.attendeeId !== myAttendeeId);
  return (
    <section className={styles.block}>
      <div className={styles.whoHead}>
        <h2 className={styles.title}>{t("whoIsThere")}</h2>
        {host ? <p className={styles.nobody}>{host}</p> : null}
      </div>
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
              <span className={styles.role}>
                {[seatRole(seat, lines), seat.isHost ? ("host" as const) : null]
                  .filter((role, place, all) => role !== null && all.indexOf(role) === place)
                  .map((role) => t(`seatRole.${role}`))
                  .join(" · ")}
                {seat.isProgram ? <ProgramBadge /> : null}
              </span>
            </span>
            <span className={styles.presence}>{t(seat.isPresent ? "ready" : "notHereYet")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
