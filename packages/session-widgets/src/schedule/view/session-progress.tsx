import type { Ticker } from "@hotseat/core/ticker";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { Schedule } from "../headless/schedule.types";
import { isOverrunning, sessionElapsedPart } from "../headless/schedule-rules";
import { useFillFollowing, useFromTime } from "../headless/use-schedule-state";
import * as styles from "./schedule.css";

/** The elapsed part of the session as a bar over the stage; amber while under a fifth is left (LS-2.29, LS-9.4). */
export function SessionProgress({ schedule, time }: { schedule: Schedule; time: Ticker }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "schedule" });
  const fill = useFillFollowing(time, (nowMs) => sessionElapsedPart(schedule, nowMs));
  // Whole per cents: read out and rendered once in most of a minute, while the bar itself follows every second.
  const percent = useFromTime(time, (nowMs) => Math.round(sessionElapsedPart(schedule, nowMs) * 100));
  const isEnding = useFromTime(time, (nowMs) => isOverrunning(schedule, nowMs));
  return (
    <div
      role="progressbar"
      aria-label={t("sessionProgress")}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles.sessionTrack}
      data-ending={isEnding || undefined}
    >
      <span className={styles.sessionFill} ref={fill} />
    </div>
  );
}
