/**
 * Where a guided schedule must be at a moment, worked out from an earlier answer alone and by its own few lines, so that it cannot
 * share a mistake with the server's planner. Segments follow each other without a gap; the last one counts overtime.
 * @param {{ status: string, current_index: number, started_at: string | null, remaining_sec: number, timeline: { duration_sec: number }[] }} schedule
 * @param {number} at milliseconds since the epoch
 * @returns {{ index: number, remaining: number }} seconds
 */
export function expectedPosition(schedule, at) {
  let index = schedule.current_index;
  let remaining = schedule.remaining_sec;
  if (schedule.status !== "RUNNING" || !schedule.started_at) return { index, remaining };
  remaining -= (at - Date.parse(schedule.started_at)) / 1000;
  while (remaining <= 0 && index < schedule.timeline.length - 1) {
    index += 1;
    remaining += schedule.timeline[index].duration_sec;
  }
  return { index, remaining };
}
