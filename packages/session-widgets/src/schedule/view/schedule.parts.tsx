import type { Ticker } from "@hotseat/core/ticker";
import { Clock, type ClockProps, clockText } from "@hotseat/ui/clock";
import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import type { ReactNode } from "react";
import type { ClockState, Schedule } from "../headless/schedule.types";
import {
  clockStateOf,
  currentSegment,
  segmentElapsedPart,
  segmentRemaining,
  shownSeconds,
} from "../headless/schedule-rules";
import { useFillFollowing, useFromTime, useTextFollowing, useTimeWarning } from "../headless/use-schedule-state";
import * as styles from "./schedule.css";
import { useSegmentWords } from "./use-segment-words";

/** The design system's state for each clock state. */
const UI_STATE: Record<ClockState, NonNullable<ClockProps["state"]>> = {
  running: "running",
  expiring: "expiring",
  over: "over",
  hold: "hold",
  paused: "paused",
};

export interface SegmentClockProps {
  schedule: Schedule;
  time: Ticker;
  size?: ClockProps["size"];
  /** Show the digits only; the words stay for screen readers. */
  digitsOnly?: boolean;
}

/** Time left in the current segment. Renders when its state changes; the digits are written each second. */
export function SegmentClock({ schedule, time, size, digitsOnly }: SegmentClockProps) {
  const words = useSegmentWords();
  const segment = currentSegment(schedule);
  if (!segment) return null;
  return (
    <TimeClock
      time={time}
      remainingAt={(nowMs) => segmentRemaining(schedule, nowMs)}
      stateAt={(nowMs) => clockStateOf(schedule, segmentRemaining(schedule, nowMs))}
      labelOf={(state) => {
        const label = words.clockLabel(schedule, segment, state);
        return digitsOnly ? <VisuallyHidden>{label}</VisuallyHidden> : label;
      }}
      size={size}
    />
  );
}

export interface TimeClockProps {
  time: Ticker;
  /** Seconds left; below 0 when over. */
  remainingAt: (nowMs: number) => number;
  stateAt: (nowMs: number) => ClockState;
  labelOf: (state: ClockState) => ReactNode;
  size?: ClockProps["size"] | undefined;
}

/** A clock that renders only when its state changes. */
export function TimeClock({ time, remainingAt, stateAt, labelOf, size }: TimeClockProps) {
  const state = useFromTime(time, stateAt);
  const digits = useTextFollowing(time, (nowMs) =>
    clockText(shownSeconds(remainingAt(nowMs)), UI_STATE[stateAt(nowMs)]),
  );
  return (
    <Clock
      seconds={shownSeconds(remainingAt(time.read()))}
      state={UI_STATE[state]}
      label={labelOf(state)}
      digitsRef={digits}
      {...(size ? { size } : {})}
    />
  );
}

export interface TimeFillProps {
  schedule: Schedule;
  time: Ticker;
  /** `elapsed` fills with the time gone, `left` shrinks with the time left. */
  shows: "elapsed" | "left";
  size?: "thin" | "thick";
}

/** A bar that follows the current segment without rendering. A clock beside it says the same. */
export function TimeFill({ schedule, time, shows, size = "thin" }: TimeFillProps) {
  return (
    <PartFill
      time={time}
      part={(nowMs) => {
        const elapsed = segmentElapsedPart(schedule, nowMs);
        return shows === "elapsed" ? elapsed : 1 - elapsed;
      }}
      stateAt={(nowMs) => clockStateOf(schedule, segmentRemaining(schedule, nowMs))}
      size={size}
    />
  );
}

export interface PartFillProps {
  time: Ticker;
  /** How much of it is filled, from 0 to 1. */
  part: (nowMs: number) => number;
  stateAt: (nowMs: number) => ClockState;
  size?: "thin" | "thick";
}

/** A bar that follows any time without rendering. */
export function PartFill({ time, part, stateAt, size = "thin" }: PartFillProps) {
  const fill = useFillFollowing(time, part);
  const state = useFromTime(time, stateAt);
  return (
    <span className={styles.track} data-size={size} data-state={state} aria-hidden="true">
      <span className={styles.fill} ref={fill} />
    </span>
  );
}

/** Announces the end of the current segment once to screen readers (polite). */
export function TimeWarningStatus({ schedule, time }: { schedule: Schedule | null; time: Ticker }) {
  const warning = useTimeWarning(schedule, time);
  const words = useSegmentWords();
  return (
    <VisuallyHidden role="status">
      {schedule && warning ? words.warning(schedule, warning.segment, warning.seconds) : null}
    </VisuallyHidden>
  );
}
