import type { Ticker } from "@hotseat/core/ticker";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { momentFormat } from "../../moment-format";
import { useScheduleAfter } from "../../schedule";
import { type Schedule, turnEndsAt, turnStartsAt, useFromTime } from "../../schedule/headless";
import { useSessionData } from "../../session-data";
import * as styles from "../view/lead.css";
import { ownTurnOf } from "./lead-rules";

export interface OwnTurnViewProps {
  schedule: Schedule;
  time: Ticker;
  myAttendeeId: number;
  timeZone?: string;
}

/** In the leave dialog: my own turn is on, or comes, and when. */
export function OwnTurnView({ schedule, time, myAttendeeId, timeZone }: OwnTurnViewProps) {
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "dashboard.lead.ownTurn" });
  const turn = ownTurnOf(schedule, myAttendeeId);
  const atMs = useFromTime(time, (nowMs) =>
    turn === "on" ? turnEndsAt(schedule, nowMs) : turnStartsAt(schedule, myAttendeeId, nowMs),
  );
  if (turn === null) return null;
  const at = atMs === null ? null : momentFormat(i18n.language, timeZone).time(new Date(atMs).toISOString());
  return <p className={styles.ownTurn}>{at === null ? t("kept") : t(turn, { time: at })}</p>;
}

/** The same of the session that is open. */
export function OwnTurn({ sessionId, timeZone }: { sessionId: number; timeZone?: string }) {
  const session = useSessionData(sessionId);
  const { schedule, time } = useScheduleAfter(sessionId);
  const me = session.status === "ready" ? session.data.me : null;
  if (!schedule || !me) return null;
  return <OwnTurnView schedule={schedule} time={time} myAttendeeId={me.id} {...(timeZone ? { timeZone } : {})} />;
}
