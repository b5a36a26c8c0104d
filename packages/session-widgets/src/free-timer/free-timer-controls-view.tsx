import { Button } from "@hotseat/ui/button";
import { TextField } from "@hotseat/ui/text-field";
import { Pause, Play, RotateCcw, Square } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { useFromTime } from "../schedule/headless";
import { ONCE, useSinglePresses } from "../use-single-presses";
import { FREE_TIMER_MAX_MIN, FREE_TIMER_MIN_MIN, SECONDS_PER_MINUTE } from "./free-timer.constants";
import * as styles from "./free-timer.css";
import type { FreeTimerAction } from "./free-timer.types";
import type { FreeTimerBarViewProps } from "./free-timer-bar-view";
import { DEFAULT_MINUTES_TYPED, minutesOf, timerAbilities } from "./free-timer-rules";

export interface FreeTimerControlsViewProps extends FreeTimerBarViewProps {
  /** An operation on its way, or no connection. */
  disabled?: boolean;
  onAct: (action: FreeTimerAction) => void;
}

/** Starts and steers the free timer; for people with authority in a connected room (LS-4). */
export function FreeTimerControlsView({ timer, time, disabled = false, onAct }: FreeTimerControlsViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "freeTimer" });
  const [typed, setTyped] = useState(DEFAULT_MINUTES_TYPED);
  const singlePresses = useSinglePresses();
  const can = {
    pause: useFromTime(time, (now) => timerAbilities(timer, now).canPause),
    resume: useFromTime(time, (now) => timerAbilities(timer, now).canResume),
    stop: useFromTime(time, (now) => timerAbilities(timer, now).canStop),
  };
  // One button for the three, so that it keeps the focus from one to the next.
  const step = can.pause ? "pause" : can.resume ? "resume" : "start";
  const duration_sec = minutesOf(typed) * SECONDS_PER_MINUTE;
  return (
    <fieldset className={styles.controls} aria-label={t("label")} {...singlePresses}>
      <div className={styles.row}>
        <TextField
          label={t("minutes")}
          type="number"
          inputMode="numeric"
          min={FREE_TIMER_MIN_MIN}
          max={FREE_TIMER_MAX_MIN}
          value={typed}
          className={styles.minutes}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => setTyped(String(minutesOf(typed)))}
        />
        <Button
          variant="soft"
          icon={step === "pause" ? Pause : Play}
          resting={disabled}
          {...ONCE}
          onClick={() => onAct(step === "start" ? { op: step, duration_sec } : { op: step })}
        >
          {t(step)}
        </Button>
        <Button
          variant="ghost"
          icon={RotateCcw}
          resting={disabled}
          onClick={() => onAct({ op: "reset", duration_sec })}
        >
          {t("reset")}
        </Button>
        {can.stop ? (
          <Button variant="ghost" icon={Square} resting={disabled} onClick={() => onAct({ op: "stop" })}>
            {t("stop")}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
