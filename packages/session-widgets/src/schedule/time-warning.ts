import type { Schedule, Segment } from "./schedule.types";
import { currentSegment, isExpiring, segmentRemaining, shownSeconds } from "./schedule-rules";

export interface TimeWarning {
  segment: Segment;
  /** Whole seconds left when it is said. */
  seconds: number;
}

/** Finds the moment to say that a segment ends soon: once per segment, when 30 seconds or fewer are left while it runs. */
export function createTimeWarner(): (schedule: Schedule | null, nowMs: number) => TimeWarning | null {
  const said = new Set<string>();
  return (schedule, nowMs) => {
    const segment = schedule && currentSegment(schedule);
    if (!segment || schedule.status !== "RUNNING" || said.has(segment.id)) return null;
    const remaining = segmentRemaining(schedule, nowMs);
    if (remaining <= 0 || !isExpiring(remaining)) return null;
    said.add(segment.id);
    return { segment, seconds: shownSeconds(remaining) };
  };
}
