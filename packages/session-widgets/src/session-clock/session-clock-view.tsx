import type { Ticker } from "@hotseat/core/ticker";
import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { type Schedule, waitedSeconds } from "../schedule/headless";
import { SegmentClock, TimeClock, TimeWarningStatus } from "../schedule/view";
import { isClockShown } from "./session-clock-rules";

export interface SessionClockViewProps {
  schedule: Schedule | null;
  time: Ticker;
  /** Digits without words, for narrow screens. */
  digitsOnly?: boolean;
  /** The name of the person that the turn waits for; null when unknown. */
  waitingName?: string | null;
}

const always = () => "running" as const;

/** While a turn waits: for how long, and for whom. */
function WaitingClock({ schedule, time, digitsOnly, waitingName }: SessionClockViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "schedule" });
  const label = waitingName ? t("waitingFor", { name: waitingName }) : t("waitingForCandidate");
  const waiting = schedule?.waiting_for;
  if (!waiting) return null;
  return (
    <TimeClock
      time={time}
      remainingAt={(nowMs) => waitedSeconds(waiting, nowMs)}
      stateAt={always}
      labelOf={() => (digitsOnly ? <VisuallyHidden>{label}</VisuallyHidden> : label)}
    />
  );
}

/** The one big clock of the live screen, and the spoken warning at 30 seconds. */
export function SessionClockView(props: SessionClockViewProps) {
  const { schedule, time, digitsOnly } = props;
  if (schedule?.waiting_for) return <WaitingClock {...props} />;
  return (
    <>
      {isClockShown(schedule) ? (
        <SegmentClock schedule={schedule} time={time} {...(digitsOnly ? { digitsOnly } : {})} />
      ) : null}
      <TimeWarningStatus schedule={schedule} time={time} />
    </>
  );
}
