import type { FlowMode } from "../sessions/session-types.ts";
import { extraSecOf, freeTurn, planGuided } from "./plan-timeline.ts";
import type { Plan } from "./reduce-schedule.ts";
import { MS_PER_SECOND, type ScheduleState, type SegmentState } from "./schedule-state.ts";

/** Least time a person gets when a session switched to GUIDED has run out of it. */
export const MIN_REPLANNED_TURN_SEC = 60;

/** Changes the flow mode of an IDLE or PAUSED schedule; what has been left behind stays as it went. */
export function replanFlowMode(state: ScheduleState, flowMode: FlowMode, plan: Plan, now: number): ScheduleState {
  if (state.status === "IDLE") return { ...state, flowMode };
  return flowMode === "FREE" ? toFree(state, now) : toGuided(state, plan, now);
}

/** The rest of the current turn becomes one segment; later turns are called by `next`. */
function toFree(state: ScheduleState, now: number): ScheduleState {
  const past = state.timeline.slice(0, state.currentIndex);
  const current = state.timeline[state.currentIndex];
  if (!current || current.intervieweeAttendeeId === null || current.slotIndex === null) {
    return { ...state, flowMode: "FREE", timeline: state.timeline.slice(0, state.currentIndex + 1) };
  }
  const laterSec = state.timeline
    .filter((one, order) => order > state.currentIndex && one.slotIndex === current.slotIndex)
    .reduce((sum, one) => sum + one.durationSec, 0);
  const remainingMs = state.remainingMs + laterSec * MS_PER_SECOND;
  const turn: SegmentState = {
    ...freeTurn(current.durationSec + laterSec, 1, current.intervieweeAttendeeId, current.slotIndex),
    startedAt: current.startedAt ?? now,
    remainingMs,
  };
  return { ...state, flowMode: "FREE", remainingMs, timeline: [...past, turn] };
}

/** The current turn begins again with its questions, followed by those who have not had one, in the time that is left. */
function toGuided(state: ScheduleState, plan: Plan, now: number): ScheduleState {
  const past = state.timeline.slice(0, state.currentIndex);
  const current = state.timeline[state.currentIndex];
  if (!current || current.intervieweeAttendeeId === null || current.slotIndex === null)
    return { ...state, flowMode: "GUIDED" };
  const had = new Set(
    past.filter((one) => one.slotIndex !== current.slotIndex).map((one) => one.intervieweeAttendeeId),
  );
  const candidate = plan.interviewees.find((one) => one.attendeeId === current.intervieweeAttendeeId) ?? {
    attendeeId: current.intervieweeAttendeeId,
    questionIds: [],
  };
  const left = [
    candidate,
    ...plan.interviewees.filter((one) => one.attendeeId !== candidate.attendeeId && !had.has(one.attendeeId)),
  ];
  const usedMs = [...past, current].reduce(
    (sum, one) =>
      sum + one.durationSec * MS_PER_SECOND - (one === current ? state.remainingMs : (one.remainingMs ?? 0)),
    0,
  );
  // The extra time of those who had their turn is in what was used, and was never taken from the others.
  const extraHad = extraSecOf(
    "FREE",
    plan.totalSec,
    plan.interviewees.map((one) => (had.has(one.attendeeId) ? one : { ...one, extraPercent: 0 })),
  );
  const totalSec = Math.max(
    plan.totalSec + extraHad - Math.ceil(usedMs / MS_PER_SECOND),
    left.length * MIN_REPLANNED_TURN_SEC,
  );
  const planned = planGuided(totalSec, left, current.slotIndex);
  const remainingMs = (planned[0]?.durationSec ?? 0) * MS_PER_SECOND;
  const timeline = [
    ...past,
    ...planned.map((one, order) => ({
      ...one,
      id: `${one.id}-v${state.version}`,
      ...(order === 0 ? { startedAt: now, remainingMs } : {}),
    })),
  ];
  return { ...state, flowMode: "GUIDED", remainingMs, timeline };
}
