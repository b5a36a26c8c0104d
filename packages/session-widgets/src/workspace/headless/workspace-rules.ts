import type { Schedule } from "../../schedule/headless";

/** The workspace's tabs (LS-2.22). */
export const WORKSPACE_TABS = ["whiteboard", "code", "question"] as const;
export type WorkspaceTab = (typeof WORKSPACE_TABS)[number];

export interface FollowingQuestion {
  questionId: number;
  number: number;
}

/** The question that comes after the current segment in the same turn; null at its last. */
export function followingQuestion(schedule: Schedule): FollowingQuestion | null {
  const slot = schedule.timeline[schedule.current_index]?.slot_index ?? null;
  const questions = schedule.timeline.filter((segment) => segment.slot_index === slot && segment.question_id !== null);
  const index = questions.findIndex((segment) => schedule.timeline.indexOf(segment) > schedule.current_index);
  const questionId = questions[index]?.question_id ?? null;
  return questionId === null ? null : { questionId, number: index + 1 };
}
