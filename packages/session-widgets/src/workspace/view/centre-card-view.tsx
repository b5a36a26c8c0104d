import type { Ticker } from "@hotseat/core/ticker";
import { Badge } from "@hotseat/ui/badge";
import { Button } from "@hotseat/ui/button";
import { useToastFloorFrom } from "@hotseat/ui/theme";
import {
  ClipboardCheck,
  Flag,
  Hand,
  Hourglass,
  type LucideIcon,
  MessageCircleQuestion,
  PhoneOff,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { type Schedule, segmentEndsAt, segmentRemaining, useFromTime } from "../../schedule/headless";
import { TimeFill } from "../../schedule/view";
import { timeFormat } from "../../shared/headless/moment-format";
import {
  type CentreCast,
  type CentreMoment,
  type CentrePerson,
  centreNext,
  centreRows,
} from "../headless/centre-rules";
import * as styles from "./centre.css";
import { type CentreActions, Row } from "./centre-row";

export type CardMoment = Exclude<CentreMoment, "callFirst" | "askFirst">;

export interface CentreCardViewProps {
  moment: CardMoment;
  schedule: Schedule;
  time: Ticker;
  cast: CentreCast;
  /** My hand in the open questions; null where I have none to raise. */
  hand?: { readonly on: boolean; onToggle(): void } | null;
  /** The question asked last in this turn, so that a person who comes in the middle knows its subject. */
  lastAsked?: {
    readonly text: string;
    readonly number: number;
    readonly total: number;
    readonly category: string;
  } | null;
  /** The actions of the card after the end. */
  actions?: CentreActions;
  faceOf?: ((person: CentrePerson) => ReactNode) | undefined;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string | undefined;
}

const ICONS: Record<CardMoment, LucideIcon> = {
  introduction: Hourglass,
  waiting: Hourglass,
  firstQuestion: MessageCircleQuestion,
  nextQuestion: MessageCircleQuestion,
  openQuestions: MessageCircleQuestion,
  evaluation: ClipboardCheck,
  debrief: Users,
  ended: Flag,
};
const QUIET: ReadonlySet<CardMoment> = new Set(["introduction", "waiting", "debrief", "ended"]);
/** The moments whose own time stands in the card; a question has its time in its place. */
const TIMED: ReadonlySet<CardMoment> = new Set(["openQuestions", "evaluation", "debrief"]);

/** The current tasks and the next step, shown while no question is asked. */
export function CentreCardView(props: CentreCardViewProps) {
  const floor = useToastFloorFrom();
  const { moment, schedule, time, cast, hand, lastAsked, actions = {}, faceOf, timeZone } = props;
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "workspace.centre" });
  const byId = new Map(cast.people.map((person) => [person.attendeeId, person]));
  const nameOf = (id: number | null) => (id === null ? "" : (byId.get(id)?.name ?? ""));
  const list = new Intl.ListFormat(i18n.language, { type: "conjunction" });
  const rows = centreRows(moment, schedule, cast, (ids) => list.format(ids.map(nameOf)));
  const next = centreNext(schedule, cast.myId);
  const endsAt = useFromTime(time, (nowMs) => (TIMED.has(moment) ? segmentEnd(schedule, nowMs) : null));
  const at = endsAt === null ? null : timeFormat(i18n.language, timeZone)(endsAt);
  const isTurn = cast.candidateId !== null && (moment === "openQuestions" || moment === "evaluation");
  const title = t([`title.${moment}.${cast.role}`, `title.${moment}.other`], {
    name: nameOf(moment === "ended" ? cast.myId : cast.candidateId),
  });
  return (
    <div className={styles.card} data-centre={moment}>
      <div className={styles.about}>
        <Badge size="medium" tone={QUIET.has(moment) ? "neutral" : "accent"} icon={ICONS[moment]}>
          {t(`badge.${moment}`)}
        </Badge>
        {isTurn
          ? t(cast.candidateId === cast.myId ? "then.yourTurn" : "then.turn", { name: nameOf(cast.candidateId) })
          : null}
      </div>
      <h2 className={styles.title}>{title}</h2>
      {at === null ? null : (
        <div>
          <div className={styles.timeLine}>
            <span>{t(`time.${moment}`)}</span>
            <span className={styles.until}>{t("until", { time: at })}</span>
          </div>
          <div className={styles.bar}>
            <TimeFill schedule={schedule} time={time} shows="elapsed" />
          </div>
        </div>
      )}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row
            key={`${row.key} ${row.people.join(" ")}`}
            row={row}
            people={row.people.flatMap((id) => byId.get(id) ?? [])}
            actions={actions}
            {...(faceOf ? { faceOf } : {})}
          />
        ))}
      </ul>
      {lastAsked ? (
        <div className={styles.hint}>
          <div className={styles.about}>
            <Badge tone="neutral">{t("lastAsked")}</Badge>
            {t("about", lastAsked)}
          </div>
          <p className={styles.asked}>{lastAsked.text}</p>
        </div>
      ) : null}
      <span className={styles.grow} />
      <div ref={floor} className={`${styles.foot} ${styles.pinned}`}>
        {next ? (
          <>
            <span className={styles.small}>{t("next")}</span>
            <span className={styles.coming}>
              {[t(`then.${next.key}`, { name: nameOf(next.attendeeId) }), ...(at === null ? [] : [at])].join(", ")}
            </span>
          </>
        ) : (
          <span className={styles.grow} />
        )}
        {hand && moment === "openQuestions" ? (
          <Button variant="soft" icon={Hand} aria-pressed={hand.on} onClick={hand.onToggle}>
            {t(hand.on ? "lowerHand" : "raiseHand")}
          </Button>
        ) : null}
        {moment === "ended" && actions.onLeave ? (
          <Button variant="secondary" icon={PhoneOff} data-action="leave" onClick={actions.onLeave}>
            {t("leave")}
          </Button>
        ) : null}
        {moment === "evaluation" && next?.attendeeId != null && byId.get(next.attendeeId)?.isPresent ? (
          <span className={styles.what}>
            {t(next.attendeeId === cast.myId ? "getReadyYou" : "getReady", { name: nameOf(next.attendeeId) })}
          </span>
        ) : null}
      </div>
    </div>
  );
}

/** To the minute; null where nothing ends by itself, or should have ended already. */
function segmentEnd(schedule: Schedule, nowMs: number): number | null {
  if (schedule.flow_mode === "FREE" || schedule.status !== "RUNNING" || schedule.held) return null;
  return segmentRemaining(schedule, nowMs) > 0 ? segmentEndsAt(schedule, nowMs) : null;
}
