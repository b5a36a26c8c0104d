import type { Schedule } from "../schedule/headless";

/** The clock is in the top bar while a timer is active (LS-2.26). */
export function isClockShown(schedule: Schedule | null): schedule is Schedule {
  return (
    schedule !== null && (schedule.status === "RUNNING" || schedule.status === "PAUSED") && schedule.timeline.length > 0
  );
}
