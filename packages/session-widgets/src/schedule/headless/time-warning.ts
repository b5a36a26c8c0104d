import { EXPIRING_SEC } from "./schedule.constants";
import type { Schedule, Segment } from "./schedule.types";
import { currentSegment, segmentRemaining, shownSeconds } from "./schedule-rules";

export interface TimeWarning {
  segment: Segment;
  /** Whole seconds left when it is said. */
  seconds: number;
}

/**
 * Finds the moment to say that a segment ends soon: once per segment, when its time falls to `thresholdSec` while it runs. A
 * segment that is no longer than a wished threshold never falls to it; that 30 seconds are left is said of every one.
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
