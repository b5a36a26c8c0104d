import type { Ticker } from "@hotseat/core/ticker";
import { formatClock } from "@hotseat/ui/clock";
import { Icon } from "@hotseat/ui/icon";
import { ProgressBar } from "@hotseat/ui/progress-bar";
import { Pause, Timer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { useFromTime } from "../schedule/headless";
import * as styles from "./free-timer.css";
import type { FreeTimer } from "./free-timer.types";
import { bandOf, isTimerShown, partLeft, type TimerBand, timerRemaining } from "./free-timer-rules";
import { useTimeWhileSeen } from "./use-time-while-seen";

const TONES: Record<TimerBand, "red" | "amber" | "green" | "accent"> = {
  red: "red",
  yellow: "amber",
  green: "green",
  primary: "accent",
};

export interface FreeTimerBarViewProps {
  timer: FreeTimer | null;
  time: Ticker;
}

/** The free timer as everybody sees it over the stage; nothing while it is off (LS-2.29). */
export function FreeTimerBarView({ timer, time }: FreeTimerBarViewProps) {
  const isShown = useFromTime(time, (now) => isTimerShown(timer, now));
  return isShown && timer ? <RunningBar timer={timer} time={time} /> : null;
}

function RunningBar({ timer, time }: { timer: FreeTimer; time: Ticker }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "freeTimer" });
  const { element, seen } = useTimeWhileSeen(time);
  const left = useFromTime(seen, (now) => Math.ceil(timerRemaining(timer, now)));
  const part = partLeft({ ...timer, remainingSec: left, startedAtMs: null }, 0);
  const band = bandOf(part);
  const label = t(timer.isPaused ? "paused" : "label");
  return (
    <div ref={element} className={styles.bar} data-band={band} data-paused={timer.isPaused || undefined}>
      <Icon as={timer.isPaused ? Pause : Timer} />
      <span>{label}</span>
      <ProgressBar value={part ?? 1} tone={TONES[band]} size="thick" className={styles.track} />
      <span className={styles.digits} role="timer" aria-live="off" aria-label={`${formatClock(left)} ${label}`}>
        {formatClock(left)}
      </span>
    </div>
  );
}
