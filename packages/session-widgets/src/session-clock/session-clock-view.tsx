import type { Schedule, SecondSource } from "../schedule/headless";
import { SegmentClock, TimeWarningStatus } from "../schedule/view";
import { isClockShown } from "./session-clock-rules";

export interface SessionClockViewProps {
  schedule: Schedule | null;
  time: SecondSource;
  /** Digits without words, for narrow screens. */
  digitsOnly?: boolean;
}

/** The one big clock of the live screen, and the spoken warning at 30 seconds. */
export function SessionClockView({ schedule, time, digitsOnly }: SessionClockViewProps) {
  return (
    <>
      {isClockShown(schedule) ? (
        <SegmentClock schedule={schedule} time={time} {...(digitsOnly ? { digitsOnly } : {})} />
      ) : null}
      <TimeWarningStatus schedule={schedule} time={time} />
    </>
  );
}
