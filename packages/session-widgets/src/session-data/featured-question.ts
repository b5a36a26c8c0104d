import type { Question } from "@hotseat/api-client/types";
import { type Countdown, currentSegment, type Schedule } from "../schedule/headless";
import type { SessionData } from "./use-session-data";

/** A question by its id: asked at this moment, or the last one a guided turn came to before its open questions and evaluation. */
export interface Asked {
  id: number;
  when: "now" | "last";
}

/**
 * The question everybody looks at (live-session.md §4). In GUIDED the schedule alone says it, so that who comes in the middle of a turn
 * sees what the others see; in FREE it is the one the interviewer featured.
 */
export function askedOf(
  { designations: { featuredQuestion: featured } }: Pick<SessionData, "designations">,
  schedule: Schedule | null,
): Asked | null {
  if (schedule?.flow_mode !== "GUIDED") return featured && { id: featured.id, when: "now" };
  if (schedule.status === "IDLE" || schedule.status === "FINISHED") return null;
  const current = currentSegment(schedule);
  const reached = schedule.timeline
    .slice(0, schedule.current_index + 1)
    .findLast(({ slot_index, question_id }) => slot_index === current?.slot_index && question_id !== null);
  if (!reached || reached.question_id === null) return null;
  return { id: reached.question_id, when: reached === current ? "now" : "last" };
}

/** The same as far as the page may read it. */
export function questionShown(data: SessionData, schedule: Schedule | null): Question | null {
  const asked = askedOf(data, schedule);
  return data.pageData.questions.find((question) => question.id === asked?.id) ?? null;
}

/** What a question has of time: the segment's in GUIDED, its own limit in FREE, where it counts from its own start (live-session.md §4). */
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
