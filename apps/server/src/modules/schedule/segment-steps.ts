import { MS_PER_SECOND, remainingAt, type ScheduleState, type SegmentState, usedMsOf } from "./schedule-state.ts";

/** Changes the current segment, if it has begun. */
export function withCurrent(state: ScheduleState, change: Partial<SegmentState>): ScheduleState {
  const timeline = state.timeline.map((one, order) =>
    order === state.currentIndex && one.startedAt !== null ? { ...one, ...change } : one,
  );
  return { ...state, timeline };
}

/** Moves the time that ran until `at` from the time left to the time used; a running segment continues from there. */
export function settled(state: ScheduleState, at: number): ScheduleState {
  const current = state.timeline[state.currentIndex];
  if (state.startedAt === null || !current) return state;
  const usedMs = usedMsOf(current) + at - state.startedAt;
  return withCurrent({ ...state, remainingMs: remainingAt(state, at), startedAt: at }, { usedMs });
}

/** Stops the clock and keeps the time left. */
export function stopped(state: ScheduleState, at: number): ScheduleState {
  const after = settled(state, at);
  return withCurrent({ ...after, startedAt: null }, { remainingMs: after.remainingMs });
}

/** Ends the current segment. */
export function ended(state: ScheduleState, at: number): ScheduleState {
  return withCurrent(stopped(state, at), { endedAt: at });
}

/** Leaves the current segment and enters another one. */
export function moved(state: ScheduleState, index: number, at: number): ScheduleState {
  return entered(ended(state, at), index, at);
}

/**
 * Enters a segment with its full length, or with the time left by an interruption. Paused stays paused; a hold ends. An
 * earlier end stays recorded: what opened then does not close.
 */
export function entered(state: ScheduleState, index: number, at: number): ScheduleState {
  const { resumeMs, ...segment } = state.timeline[index] as SegmentState;
  const remainingMs = resumeMs ?? segment.durationSec * MS_PER_SECOND;
  const runs = state.status === "RUNNING";
  const usedMs = usedMsOf(segment);
  const begun: SegmentState = { ...segment, usedMs, startedAt: at, remainingMs: runs ? null : remainingMs };
  return {
    ...state,
    timeline: state.timeline.map((one, order) => (order === index ? begun : one)),
    currentIndex: index,
    remainingMs,
    startedAt: runs ? at : null,
    held: false,
  };
}
