import { HOUR_SEC } from "@hotseat/core/durations";
import type { Ticker } from "@hotseat/core/ticker";
import { Clock } from "@hotseat/ui/clock";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { useFromTime } from "../../schedule/headless";
import type { MomentFormat } from "../../shared/headless/moment-format";
import * as styles from "./prejoin-view.css";

/** Longer than this before the start, the time of day says more than a countdown. In seconds. */
const COUNTDOWN_FROM_SEC = HOUR_SEC;

/** How long until the start; afterwards that it is due. */
export function StartsIn({ startsAt, time, moments }: { startsAt: string; time: Ticker; moments: MomentFormat }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  const seconds = useFromTime(time, (now) => Math.ceil((Date.parse(startsAt) - now) / 1_000));
  const isToday = useFromTime(time, (now) => moments.isToday(startsAt, now));
  if (!isToday && seconds > COUNTDOWN_FROM_SEC)
    return <span className={styles.starts}>{t("startsOn", { when: moments.date(startsAt) })}</span>;
  if (seconds > COUNTDOWN_FROM_SEC)
    return <span className={styles.starts}>{t("startsAt", { time: moments.time(startsAt) })}</span>;
  if (seconds <= 0) return <span className={styles.starts}>{t("startsNow")}</span>;
  return (
    <Clock
      seconds={seconds}
      label={<span className={styles.startsIn}>{t("startsIn")}</span>}
      digits={5}
      className={styles.clock}
    />
  );
}
