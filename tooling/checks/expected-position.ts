/**
 * Where a guided schedule must be at a moment, worked out from an earlier answer alone and by its own few lines, so that it cannot
 * share a mistake with the server's planner. Segments follow each other without a gap; the last one counts overtime.
 * @param at milliseconds since the epoch
 * @returns seconds
 */
export function expectedPosition(
  schedule: {
    status: string;
    current_index: number;
    started_at: string | null;
    remaining_sec: number;
    timeline: { duration_sec: number }[];
  },
  at: number,
): { index: number; remaining: number } {
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

/** An end noticed within this is the next segment's beginning (server: held-segment.test.ts, "an end that no server noticed"). */
const NOTICED_WITHIN_MS = 2000;

/**
 * The same after a time without any server: an end that nobody noticed in it is followed by the whole next segment, from the moment
 * at which the server that came back noticed it.
 * @param before while a server ran
 * @param moments milliseconds since the epoch; at: of `after`
 */
export function expectedAfterDown(
  before: Parameters<typeof expectedPosition>[0],
  after: Parameters<typeof expectedPosition>[0],
  { downAt, at }: { downAt: number; at: number },
) {
  const endAt = Date.parse(before.started_at ?? "") + before.remaining_sec * 1000;
  const noticedAt = Date.parse(after.started_at ?? "");
  const isMissed = endAt > downAt - NOTICED_WITHIN_MS && noticedAt > endAt + NOTICED_WITHIN_MS;
  const next = before.current_index + 1;
  if (!isMissed || next >= before.timeline.length) return expectedPosition(before, at);
  const whole = { started_at: after.started_at, remaining_sec: before.timeline[next].duration_sec };
  return expectedPosition({ ...before, ...whole, current_index: next }, at);
}
