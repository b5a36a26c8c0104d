import { Button } from "@hotseat/ui/button";
import { formatClock } from "@hotseat/ui/clock";
import { IconButton } from "@hotseat/ui/icon-button";
import { useMediaQuery } from "@hotseat/ui/theme";
import { tiny } from "@hotseat/ui/tokens";
import { ChevronRight, Lock, LockOpen, Pause, Play } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { sessionRemaining, turnRemaining, useTextFollowing } from "../../schedule/headless";
import { ONCE } from "../../shared/headless/use-single-presses";
import type { BarWidth, Timing } from "../headless/control-bar.types";
import { candidateOfTurn, isOnlyEndLeft } from "../headless/control-bar-rules";
import { timingControls } from "../headless/timing-controls";
import * as styles from "./control-bar.css";
import { CallButton } from "./control-bar-call";

interface TrayClockProps {
  time: Timing["time"];
  /** The words beside the digits. */
  label: string;
  /** The name of the timer. Default: the label. */
  name?: string;
  /** Seconds left at a moment of the server's clock. */
  leftAt: (nowMs: number) => number;
}

function TrayClock({ time, label, name = label, leftAt }: TrayClockProps) {
  const textAt = (now: number) => formatClock(Math.max(0, leftAt(now)));
  const text = useTextFollowing(time, textAt);
  return (
    <div className={styles.time} role="timer" aria-live="off" aria-label={name} title={name}>
      <span ref={text} className={styles.digits}>
        {textAt(time.read())}
      </span>
      <span className={styles.timeLabel}>{label}</span>
    </div>
  );
}

/** The rest of the turn and of the whole session; the top bar shows the remaining time of the segment. */
function TrayTimes({ timing }: { timing: Timing }) {
  const { t } = useTranslation(NAMESPACE);
  const { schedule, time, sessionSec } = timing;
  const candidate = candidateOfTurn(timing);
  return (
    <div className={styles.times} data-clocks={candidate ? 2 : 1}>
      {candidate ? (
        <TrayClock
          time={time}
          label={candidate.name}
          name={t("turnStrip.turnOf", { name: candidate.name })}
          leftAt={(now) => turnRemaining(schedule, now)}
        />
      ) : null}
      <TrayClock
        time={time}
        label={t("controlBar.session")}
        leftAt={(now) => sessionRemaining(schedule, now, sessionSec)}
      />
    </div>
  );
}

/** Pause, or go on. */
export function PauseButton({
  timing,
  disabled,
  size = "large",
}: {
  timing: Timing;
  disabled: boolean;
  size?: "large" | "huge";
}) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  const { pause, getPauseProps } = timingControls(timing, disabled);
  if (pause === "waits")
    return (
      <IconButton
        icon={Pause}
        size={size}
        variant="secondary"
        label={t("turnWaits")}
        resting
        className={styles.pause}
      />
    );
  if (pause === null) return null;
  return (
    <IconButton
      icon={pause === "pause" ? Pause : Play}
      size={size}
      variant="secondary"
      label={t(pause)}
      resting={disabled}
      {...ONCE}
      className={styles.pause}
      onClick={getPauseProps().onClick}
    />
  );
}

interface EndProps {
  timing: Timing;
  /** Host and owner. */
  onEndSession?: (() => void) | undefined;
}

interface NextProps extends EndProps {
  disabled: boolean;
  short?: boolean;
}

/**
 * The one solid button: start, the next segment, or the end; soft while the page has a solid one of its own. For host and
 * owner it asks about the end of the session where only that is left. It stays the same element, and so keeps the focus.
 */
export function NextButton({ timing, disabled, short = false, onEndSession }: NextProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  const isTiny = useMediaQuery(tiny);
  const { next, calls, getNextProps } = timingControls(timing, disabled);
  const endsSession = onEndSession !== undefined && isOnlyEndLeft(timing.schedule);
  const step = endsSession ? "session" : next;
  if (step === null) return null;
  if (calls !== null && !endsSession) return <CallButton timing={timing} disabled={disabled} short={short} />;
  const isEnd = step === "end" || step === "session";
  return (
    <Button
      variant={timing.isNextElsewhere ? "soft" : "primary"}
      size="large"
      iconEnd={isEnd || (short && isTiny) ? undefined : ChevronRight}
      resting={disabled && !endsSession}
      {...ONCE}
      data-next={step}
      className={styles.next}
      onClick={endsSession ? onEndSession : getNextProps().onClick}
    >
      {wordsOf(step)}
    </Button>
  );

  function wordsOf(of: NonNullable<typeof step>): string {
    if (of === "session") return t("endShort");
    return short && of !== "start" && of !== "end" ? t("next.short") : t(`next.${of}`);
  }
}

/** The timing tray: pause, what is left of the turn and the session, lengthen, hold, next. */
export function TimingTray({
  timing,
  disabled,
  width,
  onEndSession,
}: EndProps & { disabled: boolean; width: BarWidth }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "controlBar" });
  const { schedule } = timing;
  const { mayExtend, isHeld, getExtendProps, getHoldProps } = timingControls(timing, disabled);
  const isNarrow = width === "narrow";
  return (
    <fieldset
      className={styles.tray}
      data-schedule={schedule.status}
      data-new={timing.isNew || undefined}
      aria-label={t("timing")}
    >
      <PauseButton timing={timing} disabled={disabled} />
      <TrayTimes timing={timing} />
      {mayExtend && !isNarrow ? (
        <>
          <span className={styles.rule} />
          <Button variant="ghost" resting={disabled} className={styles.flat} onClick={getExtendProps(1).onClick}>
            {t("extend", { count: 1 })}
          </Button>
          {width === "wide" ? (
            <>
              <Button variant="ghost" resting={disabled} className={styles.flat} onClick={getExtendProps(5).onClick}>
                {t("extend", { count: 5 })}
              </Button>
              <Button
                variant={isHeld ? "soft" : "ghost"}
                icon={isHeld ? LockOpen : Lock}
                resting={disabled}
                {...ONCE}
                aria-pressed={isHeld}
                className={styles.flat}
                onClick={getHoldProps().onClick}
              >
                {t(isHeld ? "release" : "hold")}
              </Button>
            </>
          ) : null}
          <span className={styles.rule} />
        </>
      ) : null}
      <NextButton timing={timing} disabled={disabled} short={isNarrow} onEndSession={onEndSession} />
    </fieldset>
  );
}
