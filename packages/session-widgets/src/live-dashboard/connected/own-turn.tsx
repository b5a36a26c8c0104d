import type { Ticker } from "@hotseat/core/ticker";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { useScheduleAfter } from "../../schedule";
import { type Schedule, turnEndsAt, turnStartsAt, useFromTime } from "../../schedule/headless";
import { useSessionData } from "../../session-data";
import { timeFormat } from "../../shared/headless/moment-format";
import * as styles from "../view/lead.css";
import { ownTurnOf } from "./lead-rules";

export interface OwnTurnViewProps {
  schedule: Schedule;
  time: Ticker;
  myAttendeeId: number;
  timeZone?: string;
}

/** The note in the leave dialog: the viewer's own turn is on, or when it comes. */
export function OwnTurnView({ schedule, time, myAttendeeId, timeZone }: OwnTurnViewProps) {
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "dashboard.lead.ownTurn" });
  const turn = ownTurnOf(schedule, myAttendeeId);
  const atMs = useFromTime(time, (nowMs) =>
    turn === "on" ? turnEndsAt(schedule, nowMs) : turnStartsAt(schedule, myAttendeeId, nowMs),
  );
  if (turn === null) return null;
  const at = atMs === null ? null : timeFormat(i18n.language, timeZone)(atMs);
  return <p className={styles.ownTurn}>{at === null ? t("kept") : t(turn, { time: at })}</p>;
}

/** The note for the open session. */
export function OwnTurn({ sessionId, timeZone }: { sessionId: number; timeZone?: string }) {
  const session = useSessionData(sessionId);
  const { schedule, time } = useScheduleAfter(sessionId);
  const me = session.status === "ready" ? session.data.me : null;
  if (!schedule || !me) return null;
  return <OwnTurnView schedule={schedule} time={time} myAttendeeId={me.id} {...(timeZone ? { timeZone } : {})} />;
}
