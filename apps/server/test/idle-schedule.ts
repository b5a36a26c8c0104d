import type { ScheduleState } from "../src/modules/schedule/schedule-state.ts";

/** A schedule before its start, for the pure rules. */
export const idleSchedule = (flowMode: "GUIDED" | "FREE" = "GUIDED"): ScheduleState => ({
  status: "IDLE",
  flowMode,
  currentIndex: 0,
  startedAt: null,
  remainingMs: 0,
  held: false,
  timeline: [],
  version: 0,
});
