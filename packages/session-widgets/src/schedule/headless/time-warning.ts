import { EXPIRING_SEC } from "./schedule.constants";
import type { Schedule, Segment } from "./schedule.types";
import { currentSegment, segmentRemaining, shownSeconds } from "./schedule-rules";

export interface TimeWarning {
  segment: Segment;
  /** Remaining time at the warning, in whole seconds. */
  seconds: number;
}

/**
 * Finds the moment of the time warning: once per segment, when its time falls to `thresholdSec` seconds while it runs. A
 * segment no longer than a custom threshold never reaches it; the warning at 30 seconds comes in every segment.
 */
export function createTimeWarner(
  thresholdSec: number = EXPIRING_SEC,
): (schedule: Schedule | null, nowMs: number) => TimeWarning | null {
  const said = new Set<string>();
  return (schedule, nowMs) => {
    const segment = schedule && currentSegment(schedule);
    if (!segment || schedule.status !== "RUNNING" || said.has(segment.id)) return null;
    if (thresholdSec > EXPIRING_SEC && segment.duration_sec <= thresholdSec) return null;
    const remaining = segmentRemaining(schedule, nowMs);
    if (remaining <= 0 || remaining > thresholdSec) return null;
    said.add(segment.id);
    return { segment, seconds: shownSeconds(remaining) };
  };
}
