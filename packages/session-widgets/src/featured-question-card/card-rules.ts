import {
  type ClockState,
  clockStateOf,
  countdownRemaining,
  currentSegment,
  isExpiring,
  isWaitingToBegin,
  type Schedule,
  segmentRemaining,
} from "../schedule/headless";
import type { Bounds, FeaturedQuestion, Offset, QuestionLimit } from "./featured-question.types";
import { KEY_STEP_PX, KEY_STRIDE } from "./featured-question-card.constants";

/**
 * LS-2.40: Queued (not current), Active (current, time remaining), Elapsed (current, time at or below 0). One that was asked
 * and is left behind has had its time too: its turn goes on without it, in open questions or the evaluation.
 */
export type QuestionState = "queued" | "active" | "elapsed";

/** Whether the schedule is on this question now. In FREE the featured question is the current one. */
function isCurrent(question: FeaturedQuestion, schedule: Schedule | null): boolean {
  if (!schedule || schedule.status === "IDLE" || schedule.status === "FINISHED" || isWaitingToBegin(schedule))
    return false;
  return schedule.flow_mode === "FREE" || currentSegment(schedule)?.question_id === question.id;
}

/** Whether the schedule has gone on from this question. */
export function isPast(question: FeaturedQuestion, schedule: Schedule | null): boolean {
  const order = schedule?.timeline.findIndex((segment) => segment.question_id === question.id) ?? -1;
  return schedule !== null && order >= 0 && order < schedule.current_index;
}

/** The time a question has; every moment is one of the server's clock, in milliseconds. */
export interface QuestionTiming {
  readonly wholeSec: number;
  /** Seconds left; negative is overtime. */
  remainingAt(nowMs: number): number;
  stateAt(nowMs: number): ClockState;
}

function limitState(limit: QuestionLimit, nowMs: number): ClockState {
  const left = countdownRemaining(limit, nowMs);
  if (limit.startedAt === null) return "paused";
  if (left < 0) return "over";
  return isExpiring(left) ? "expiring" : "running";
}

/** Its time now: the segment's in GUIDED, its own limit in FREE; null for one that is not current or has none. */
export function timingOf(question: FeaturedQuestion, schedule: Schedule | null): QuestionTiming | null {
  if (!schedule || !question.isTimed || !isCurrent(question, schedule)) return null;
  if (schedule.flow_mode === "GUIDED")
    return {
      wholeSec: currentSegment(schedule)?.duration_sec ?? 0,
      remainingAt: (nowMs) => segmentRemaining(schedule, nowMs),
      stateAt: (nowMs) => clockStateOf(schedule, segmentRemaining(schedule, nowMs)),
    };
  const { limit } = question;
  if (!limit) return null;
  return {
    wholeSec: limit.sec,
    remainingAt: (nowMs) => countdownRemaining(limit, nowMs),
    stateAt: (nowMs) => limitState(limit, nowMs),
  };
}

export function questionStateOf(question: FeaturedQuestion, schedule: Schedule | null, nowMs: number): QuestionState {
  if (!isCurrent(question, schedule)) return isPast(question, schedule) ? "elapsed" : "queued";
  const timing = timingOf(question, schedule);
  return timing && timing.remainingAt(nowMs) <= 0 ? "elapsed" : "active";
}

export function clampOffset({ x, y }: Offset, { minX, maxX, minY, maxY }: Bounds): Offset {
  return { x: Math.min(maxX, Math.max(minX, x)), y: Math.min(maxY, Math.max(minY, y)) };
}

const DIRECTIONS: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where a key moves the card; Home brings it back to its own place; null for other keys. */
export function offsetForKey(offset: Offset, press: { key: string; shiftKey: boolean }): Offset | null {
  if (press.key === "Home") return { x: 0, y: 0 };
  const direction = DIRECTIONS[press.key];
  if (!direction) return null;
  const step = KEY_STEP_PX * (press.shiftKey ? KEY_STRIDE : 1);
  return { x: offset.x + direction.x * step, y: offset.y + direction.y * step };
}
