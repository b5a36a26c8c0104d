import type { Ticker } from "@hotseat/core/ticker";
import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { Spinner } from "@hotseat/ui/spinner";
import { CalendarClock, CalendarX, Play, Video } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { useFromTime } from "../schedule/headless";
import type { MomentFormat } from "../shared/headless/moment-format";
import { isStartable, type StartStep, startStep } from "../shared/headless/start-rules";
import { useEarlyStart } from "../shared/view/early-start";
import * as styles from "./not-connected.css";
import {
  type CountdownParts,
  countdownParts,
  isOpen,
  type NotConnectedCard,
  type NotConnectedSession,
  notConnectedCard,
} from "./not-connected-rules";
import { type TurnWaiting, TurnWaits } from "./turn-waits";

export interface NotConnectedViewProps {
  /** Null while it is being read. */
  session: NotConnectedSession | null;
  title: string | null;
  time: Ticker;
  moments: MomentFormat;
  isStarting?: boolean;
  /** My own turn waits for me. */
  turnWaits?: TurnWaiting | null;
  /** My own name, for my face. */
  myName?: string;
  /** To the pre-join. */
  onSetUp: () => void;
  onStart: () => void;
  onHome: () => void;
}

const UNITS: ReadonlyArray<keyof CountdownParts> = ["days", "hours", "minutes", "seconds"];

function Countdown({ startsAt, time }: { startsAt: string; time: Ticker }) {
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

interface ActionsProps extends Pick<NotConnectedViewProps, "isStarting" | "onSetUp" | "onStart" | "onHome"> {
  card: NotConnectedCard;
  isDue: boolean;
  start: StartStep;
}

function Actions({ card, isDue, start, ...props }: ActionsProps) {
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
        <>
          <Button variant="primary" size="large" disabled={card === "countdown" && !isDue} onClick={props.onSetUp}>
            {t("setUp")}
          </Button>
          {card === "countdown" && isStartable(start) ? (
            <Button size="large" busy={props.isStarting} onClick={props.onStart}>
              {t("startSession")}
            </Button>
          ) : null}
        </>
      );
  }
}

/** From when the room is open, and from when I can start it: the same moment, said to those it concerns. */
function Opens({ session, start, time, moments }: OpensProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "notConnected" });
  const isToday = useFromTime(time, (now) => moments.isToday(session.opensAt, now));
  const opens = isToday ? moments.time(session.opensAt) : moments.date(session.opensAt);
  return (
    <p className={styles.hint}>{t(start === "later" ? "countdown.startFrom" : "countdown.opens", { time: opens })}</p>
  );
}

interface OpensProps extends Pick<NotConnectedViewProps, "time" | "moments"> {
  session: NotConnectedSession;
  start: StartStep;
}

/** The dashboard before a connection: what the session waits for and the one way on (LS-2.47). */
export function NotConnectedView(props: NotConnectedViewProps) {
  const { session, title, time, moments } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "notConnected" });
  const isDue = useFromTime(time, (now) => session !== null && isOpen(session, now));
  const card = useFromTime(time, (now) => notConnectedCard(session, now));
  const start = useFromTime(time, (now) => (session ? startStep(session, now) : "never"));
  const early = useEarlyStart(start, session ? moments.date(session.startsAt) : "", props.onStart);
  if (card === "live" && props.turnWaits) return <TurnWaits {...props} waits={props.turnWaits} />;
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
        <Actions {...props} card={card} isDue={isDue} start={start} onStart={early.press} />
      </div>
      {card === "countdown" && !isDue && session ? (
        <Opens session={session} start={start} time={time} moments={moments} />
      ) : null}
      {early.question}
    </section>
  );
}
