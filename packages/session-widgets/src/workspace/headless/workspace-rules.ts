import type { Schedule } from "../../schedule/headless";

/** The workspace's tabs (LS-2.22). */
export const WORKSPACE_TABS = ["whiteboard", "code", "question"] as const;
export type WorkspaceTab = (typeof WORKSPACE_TABS)[number];

export interface FollowingQuestion {
  questionId: number;
  number: number;
}

interface AskableQuestion {
  readonly id: number;
  readonly attendee_id: number;
  readonly number: number;
  readonly asked_from: string | null;
}

/**
 * The question to ask next in a self-paced turn: the first of the candidate's after `asked` that was not asked yet, else
 * an earlier one that was left out; null when all were asked.
 */
export function nextToAsk<Question extends AskableQuestion>(
  questions: readonly Question[],
  asked: AskableQuestion,
): Question | null {
  const left = questions
    .filter(({ id, attendee_id, asked_from }) => attendee_id === asked.attendee_id && id !== asked.id && !asked_from)
    .toSorted((one, other) => one.number - other.number);
  return left.find(({ number }) => number > asked.number) ?? left[0] ?? null;
}

/** The question that comes after the current segment in the same turn; null at its last. */
export function followingQuestion(schedule: Schedule): FollowingQuestion | null {
  const slot = schedule.timeline[schedule.current_index]?.slot_index ?? null;
  const questions = schedule.timeline.filter((segment) => segment.slot_index === slot && segment.question_id !== null);
  const index = questions.findIndex((segment) => schedule.timeline.indexOf(segment) > schedule.current_index);
  const questionId = questions[index]?.question_id ?? null;
  return questionId === null ? null : { questionId, number: index + 1 };
}
