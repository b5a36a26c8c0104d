import type { Question } from "@hotseat/api-client/types";
import { type Countdown, currentSegment, isWaitingToBegin, type Schedule, type Segment } from "../../schedule/headless";
import type { SessionData } from "./use-session-data";

/** A question by its id: asked at this moment, or the last one a guided turn came to before its open questions and evaluation. */
export interface Asked {
  id: number;
  when: "now" | "last";
}

/**
 * The question everybody looks at (LS-4.23, LS-4.24). In GUIDED the schedule alone says it, so that a person who comes in the middle of a turn
 * sees what the others see; in FREE it is the one the interviewer featured.
 */
export function askedQuestion(
  { designations: { featuredQuestion: featured } }: Pick<SessionData, "designations">,
  schedule: Schedule | null,
): Asked | null {
  if (schedule?.flow_mode !== "GUIDED") return featured && { id: featured.id, when: "now" };
  if (schedule.status === "IDLE" || schedule.status === "FINISHED" || isWaitingToBegin(schedule)) return null;
  const current = currentSegment(schedule);
  // One that was passed over was asked of nobody.
  const isAsked = (segment: Segment) => segment === current || segment.started_at !== null;
  const reached = schedule.timeline
    .slice(0, schedule.current_index + 1)
    .findLast((one) => one.slot_index === current?.slot_index && one.question_id !== null && isAsked(one));
  if (!reached || reached.question_id === null) return null;
  return { id: reached.question_id, when: reached === current ? "now" : "last" };
}

/** Returns the id of the question that a turn begins with, while it waits for its candidate; null otherwise. */
export function queuedQuestionId(schedule: Schedule | null): number | null {
  return schedule && isWaitingToBegin(schedule) ? (currentSegment(schedule)?.question_id ?? null) : null;
}

/** Returns the asked question, if the viewer may read it. While a turn waits to begin, the host gets its first question. */
export function questionShown(data: SessionData, schedule: Schedule | null): Question | null {
  const queued = data.me?.is_host ? queuedQuestionId(schedule) : null;
  const id = queued ?? askedQuestion(data, schedule)?.id;
  return data.pageData.questions.find((question) => question.id === id) ?? null;
}

/** Returns the time of a question: the segment's time in GUIDED; in FREE its own limit, counted from its own start (LS-4.29). */
export function timeOfQuestion(
  { designations: { featuredQuestion: featured } }: Pick<SessionData, "designations">,
  schedule: Schedule | null,
  id: number,
): { isTimed: boolean; limit: (Countdown & { sec: number }) | null } {
  if (schedule?.flow_mode === "GUIDED") return { isTimed: true, limit: null };
  if (featured?.id !== id || featured.timeLimit === null || featured.remainingSec === null)
    return { isTimed: false, limit: null };
  const { timeLimit: sec, startedAt, remainingSec } = featured;
  return { isTimed: true, limit: { sec, startedAt, remainingSec } };
}
