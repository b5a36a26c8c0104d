import type { Question } from "@hotseat/api-client/types";
import { currentSegment, type Schedule } from "../schedule/headless";
import type { SessionData } from "./use-session-data";

/** The question everybody looks at: in GUIDED the current segment's, else the one the interviewer featured. */
export function questionAskedNow(data: SessionData, schedule: Schedule | null): Question | null {
  const isUnderWay = schedule !== null && schedule.status !== "IDLE" && schedule.status !== "FINISHED";
  const id = (isUnderWay ? currentSegment(schedule)?.question_id : null) ?? data.designations.featuredQuestion?.id;
  return data.pageData.questions.find((question) => question.id === id) ?? null;
}
