import type { Question } from "@hotseat/api-client/types";
import { type Countdown, currentSegment, type Schedule } from "../schedule/headless";
import type { SessionData } from "./use-session-data";

/** The question everybody looks at: in GUIDED the current segment's, else the one the interviewer featured. */
export function questionAskedNow(data: SessionData, schedule: Schedule | null): Question | null {
  const isUnderWay = schedule !== null && schedule.status !== "IDLE" && schedule.status !== "FINISHED";
  const id = (isUnderWay ? currentSegment(schedule)?.question_id : null) ?? data.designations.featuredQuestion?.id;
  return data.pageData.questions.find((question) => question.id === id) ?? null;
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
