import { QUESTION_PERCENT } from "../../contract/limits.ts";
import type { FlowMode } from "../sessions/session-types.ts";
import { isTurnOver } from "./asked-questions.ts";
import { extraSecOf, freeTurn, type Interviewee, planGuided, TURNS_PERCENT } from "./plan-timeline.ts";
import type { Plan } from "./schedule-command.ts";
import { MS_PER_SECOND, nextSlot, type ScheduleState, type SegmentState, usedMsOf } from "./schedule-state.ts";
import { entered } from "./segment-steps.ts";

/** Seconds, the least length of a question in a session switched to GUIDED after its time has been used up. */
const MIN_REPLANNED_QUESTION_SEC = 60;

export interface Replanned {
  readonly state: ScheduleState;
  /** Seconds, in whole minutes, by which the plan is longer than the session. */
  readonly lengthensSec: number;
}

/**
 * Changes the flow mode of an IDLE or PAUSED schedule. Segments that ran stay unchanged, and the new plan waits for
 * nobody.
 */
export function replanFlowMode(from: ScheduleState, flowMode: FlowMode, plan: Plan, now: number): Replanned {
  const { waiting: _, ...state } = from;
  if (state.status === "IDLE") return { state: { ...state, flowMode }, lengthensSec: 0 };
  if (flowMode === "GUIDED") return toGuided(state, plan, now);
  return { state: toFree(state, now), lengthensSec: 0 };
}

/**
 * The part of a segment that ran, however short, when the rest is planned again; empty for a segment that has not
 * begun.
 */
function partThatRan(segment: SegmentState): SegmentState[] {
  const durationSec = Math.ceil(usedMsOf(segment) / MS_PER_SECOND);
  const { resumeMs: _, ...rest } = segment;
  return segment.startedAt === null ? [] : [{ ...rest, durationSec, remainingMs: 0 }];
}

/** The other segments that ran and are complete, unchanged. */
function otherThatRan({ timeline, currentIndex }: ScheduleState): SegmentState[] {
  const behind = timeline.slice(0, currentIndex).filter(({ startedAt }) => startedAt !== null);
  const left = behind.flatMap((one) => (one.resumeMs === undefined ? [one] : partThatRan(one)));
  return [...left, ...timeline.slice(currentIndex + 1).flatMap(partThatRan)];
}

/** The rest of the current turn becomes one segment; later turns are called by `next`. */
function toFree(state: ScheduleState, now: number): ScheduleState {
  const current = state.timeline[state.currentIndex];
  const after = state.timeline.slice(state.currentIndex + 1);
  const ran = otherThatRan(state);
  if (!current) return { ...state, flowMode: "FREE" };
  if (current.intervieweeAttendeeId === null || current.slotIndex === null)
    return { ...state, flowMode: "FREE", timeline: [...ran, current], currentIndex: ran.length };
  const past = [...ran, ...partThatRan(current)];
  const later = after.filter((one) => one.slotIndex === current.slotIndex);
  const restMs = state.remainingMs + sum(later.map((one) => one.resumeMs ?? one.durationSec * MS_PER_SECOND));
  const durationSec = Math.max(1, Math.ceil(restMs / MS_PER_SECOND));
  const turn: SegmentState = {
    ...freeTurn(durationSec, 1, current.intervieweeAttendeeId, current.slotIndex),
    id: `turn${current.slotIndex}-turn-v${state.version}`,
    resumeMs: restMs,
  };
  return entered({ ...state, flowMode: "FREE", timeline: [...past, turn] }, past.length, now);
}

/**
 * The current turn begins again with its questions. People without a completed turn follow, in the time that is left.
 */
function toGuided(state: ScheduleState, plan: Plan, now: number): Replanned {
  const current = state.timeline[state.currentIndex];
  if (!current || current.intervieweeAttendeeId === null || current.slotIndex === null)
    return { state: { ...state, flowMode: "GUIDED" }, lengthensSec: 0 };
  const past = otherThatRan(state);
  const had = new Set(plan.interviewees.map((one) => one.attendeeId).filter((id) => isTurnOver(state, id)));
  const candidate = plan.interviewees.find((one) => one.attendeeId === current.intervieweeAttendeeId) ?? {
    attendeeId: current.intervieweeAttendeeId,
    questionIds: [],
  };
  const left = [
    candidate,
    ...plan.interviewees.filter((one) => one.attendeeId !== candidate.attendeeId && !had.has(one.attendeeId)),
  ];
  const usedSec = Math.ceil(sum([...past, current].map(usedMsOf)) / MS_PER_SECOND);
  // The extra time of people who had their turn is part of the used time and was never taken from the others.
  const isComing = new Set(left);
  const extraHad = extraSecOf(
    "FREE",
    plan.totalSec,
    plan.interviewees.map((one) => (isComing.has(one) ? { ...one, extraPercent: 0 } : one)),
  );
  const leftSec = plan.totalSec + extraHad - usedSec;
  const lengthensSec = 60 * Math.ceil(Math.max(0, leastSec(left) - leftSec) / 60);
  const firstNew = nextSlot(state.timeline) - 1;
  const planned = planGuided(leftSec + lengthensSec, left).map((one) => ({
    ...one,
    slotIndex: one.slotIndex === 0 ? current.slotIndex : one.slotIndex && firstNew + one.slotIndex,
    id: `${one.id}-v${state.version}`,
  }));
  const timeline = [...past, ...partThatRan(current), ...planned];
  const replanned: ScheduleState = { ...state, flowMode: "GUIDED", timeline };
  return { state: entered(replanned, timeline.length - planned.length, now), lengthensSec };
}

/** Seconds of a plan in which every question has its least length. Shares are equal, so the longest turn decides. */
function leastSec(left: readonly Interviewee[]): number {
  const questions = Math.max(...left.map((one) => Math.max(1, one.questionIds.length)));
  const turnSec = Math.ceil((questions * MIN_REPLANNED_QUESTION_SEC * 100) / QUESTION_PERCENT);
  return Math.ceil((left.length * turnSec * 100) / TURNS_PERCENT) + 1;
}

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
