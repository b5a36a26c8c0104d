import { Clock, type ClockProps } from "@hotseat/ui/clock";
import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import * as styles from "./schedule.css";
import type { ClockState, Schedule, SecondSource } from "./schedule.types";
import { clockStateOf, currentSegment, segmentRemaining, shownSeconds } from "./schedule-rules";
import { useFromTime, useSegmentRemaining, useTimeWarning, useTimeWidth } from "./use-schedule-state";
import { useSegmentWords } from "./use-segment-words";

const UI_STATE: Record<ClockState, NonNullable<ClockProps["state"]>> = {
  running: "running",
  expiring: "expiring",
  over: "over",
  hold: "hold",
  paused: "hold",
};

export interface SegmentClockProps {
  schedule: Schedule;
  time: SecondSource;
  size?: ClockProps["size"];
  /** Show the digits only; the words stay for screen readers. */
  digitsOnly?: boolean;
}

/** Time left in the current segment. The only part that renders every second. */
export function SegmentClock({ schedule, time, size, digitsOnly }: SegmentClockProps) {
  const remaining = useSegmentRemaining(schedule, time);
  const words = useSegmentWords();
  const segment = currentSegment(schedule);
  if (!segment) return null;
  const state = clockStateOf(schedule, remaining);
  const label = words.clockLabel(schedule, segment, state);
  return (
    <Clock
      seconds={shownSeconds(remaining)}
      state={UI_STATE[state]}
      label={digitsOnly ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {...(size ? { size } : {})}
    />
  );
}

export interface TimeFillProps {
  schedule: Schedule;
  time: SecondSource;
  /** `elapsed` fills with the time gone, `left` shrinks with the time left. */
  shows: "elapsed" | "left";
  size?: "thin" | "thick";
}

/** A bar that follows the current segment without rendering. A clock beside it says the same. */
export function TimeFill({ schedule, time, shows, size = "thin" }: TimeFillProps) {
  const fill = useTimeWidth(schedule, time, shows);
  const state = useFromTime(time, (nowMs) => clockStateOf(schedule, segmentRemaining(schedule, nowMs)));
  return (
    <span className={styles.track} data-size={size} data-state={state} aria-hidden="true">
      <span className={styles.fill} ref={fill} />
    </span>
  );
}

/** Says once, politely, that the current segment ends soon. */
export function TimeWarningStatus({ schedule, time }: { schedule: Schedule | null; time: SecondSource }) {
  const warning = useTimeWarning(schedule, time);
  const words = useSegmentWords();
  return (
    <VisuallyHidden role="status">
      {schedule && warning ? words.warning(schedule, warning.segment, warning.seconds) : null}
    </VisuallyHidden>
  );
}
