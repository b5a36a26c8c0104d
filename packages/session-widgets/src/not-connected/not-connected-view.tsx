import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { Spinner } from "@hotseat/ui/spinner";
import { CalendarClock, CalendarX, Play, Video } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { type SecondSource, useFromTime } from "../schedule/headless";
import * as styles from "./not-connected.css";
import {
  type CountdownParts,
  countdownParts,
  isInJoinWindow,
  type NotConnectedCard,
  type NotConnectedSession,
  notConnectedCard,
} from "./not-connected-rules";

export interface NotConnectedViewProps {
  /** Null while it is being read. */
  session: NotConnectedSession | null;
  title: string | null;
  time: SecondSource;
  isStarting?: boolean;
  /** To the pre-join. */
  onSetUp: () => void;
  onStart: () => void;
  onHome: () => void;
}

const UNITS: ReadonlyArray<keyof CountdownParts> = ["days", "hours", "minutes", "seconds"];

function Countdown({ startsAt, time }: { startsAt: string; time: SecondSource }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "notConnected" });
  const shown = useFromTime(time, (now) => Object.values(countdownParts(startsAt, now)).join(":")).split(":");
  return (
    <div className={styles.countdown} role="timer" aria-live="off" aria-label={t("countdownLabel")}>
      {UNITS.map((unit, index) => (
        <span key={unit} className={styles.unit}>
          <span className={styles.digits}>{String(shown[index]).padStart(2, "0")}</span>
          <span className={styles.unitLabel}>{t(`unit.${unit}`, { count: Number(shown[index]) })}</span>
        </span>
      ))}
    </div>
  );
}

const ICONS: Record<Exclude<NotConnectedCard, "verifying">, typeof Video> = {
  live: Video,
  readyToBegin: Play,
  countdown: CalendarClock,
  over: CalendarX,
};

function Actions({ card, isDue, ...props }: NotConnectedViewProps & { card: NotConnectedCard; isDue: boolean }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "notConnected" });
  switch (card) {
    case "readyToBegin":
      return (
        <>
          <Button variant="primary" size="large" busy={props.isStarting} onClick={props.onStart}>
            {t("startSession")}
          </Button>
          <Button size="large" onClick={props.onSetUp}>
            {t("setUp")}
          </Button>
        </>
      );
    case "over":
      return (
        <Button variant="primary" size="large" onClick={props.onHome}>
          {t("home")}
        </Button>
      );
    case "verifying":
      return null;
    default:
      return (
        <Button variant="primary" size="large" disabled={card === "countdown" && !isDue} onClick={props.onSetUp}>
          {t("setUp")}
        </Button>
      );
  }
}

/** The dashboard before a connection: what the session waits for and the one way on (live-session.md §2). */
export function NotConnectedView(props: NotConnectedViewProps) {
  const { session, title, time } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "notConnected" });
  const isDue = useFromTime(time, (now) => session !== null && isInJoinWindow(session.startsAt, now));
  const card = notConnectedCard(session, isDue);
  return (
    <section className={styles.card} data-card={card} aria-live="polite">
      {card === "verifying" ? (
        <Spinner size="medium" />
      ) : (
        <span className={styles.icon}>
          <Icon as={ICONS[card]} size={24} />
        </span>
      )}
      {title ? <p className={styles.session}>{title}</p> : null}
      <h1 className={styles.title}>{t(`${card}.title`)}</h1>
      {card === "verifying" ? null : <p className={styles.text}>{t(`${card}.text`)}</p>}
      {card === "countdown" && session ? <Countdown startsAt={session.startsAt} time={time} /> : null}
      <div className={styles.actions}>
        <Actions {...props} card={card} isDue={isDue} />
      </div>
      {card === "countdown" && !isDue ? <p className={styles.hint}>{t("countdown.hint")}</p> : null}
    </section>
  );
}
