import { Button } from "@hotseat/ui/button";
import { TextField } from "@hotseat/ui/text-field";
import { Pause, Play, RotateCcw, Square } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import * as styles from "./free-timer.css";
import { type FreeTimerOptions, useFreeTimer } from "./use-free-timer";

export interface FreeTimerControlsViewProps extends FreeTimerOptions {}

/** Starts and controls the free timer; for people with authority in a connected room (LS-4.32). */
export function FreeTimerControlsView(props: FreeTimerControlsViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "freeTimer" });
  const { step, mayStop, getControlsProps, getMinutesProps, ...controls } = useFreeTimer(props);
  // A disabled button would lose the focus; a resting one keeps it.
  const { disabled: isResting, ...stepProps } = controls.getStepProps();
  return (
    <fieldset className={styles.controls} aria-label={t("label")} {...getControlsProps()}>
      <div className={styles.row}>
        <TextField label={t("minutes")} className={styles.minutes} {...getMinutesProps()} />
        <Button variant="soft" icon={step === "pause" ? Pause : Play} resting={isResting} {...stepProps}>
          {t(step)}
        </Button>
        <Button variant="ghost" icon={RotateCcw} resting={isResting} onClick={controls.getResetProps().onClick}>
          {t("reset")}
        </Button>
        {mayStop ? (
          <Button variant="ghost" icon={Square} resting={isResting} onClick={controls.getStopProps().onClick}>
            {t("stop")}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
