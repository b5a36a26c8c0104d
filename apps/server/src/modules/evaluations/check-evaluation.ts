import { ApiError } from "../../contract/errors.ts";
import type { AnswerShape, EvaluationStatus, FormDataShape } from "./evaluation-types.ts";

export interface Draft {
  readonly answers: readonly AnswerShape[];
  readonly formData?: FormDataShape | undefined;
  readonly status: EvaluationStatus;
}

/** A score of 1–6 answers a question; 0 and none do not (live-session.md §5). */
export function isRated(answer: Pick<AnswerShape, "score"> | undefined): boolean {
  return (answer?.score ?? 0) > 0;
}

/** Refuses answers to questions that are not this candidate's, and a submission with questions left out. */
export function checkEvaluation(
  draft: Draft,
  questions: ReadonlyArray<{ readonly id: number; readonly number: number }>,
): void {
  const theirs = new Set(questions.map((question) => question.id));
  const fieldErrors: Record<string, string[]> = {};
  const seen = new Set<number>();
  for (const [index, { question }] of draft.answers.entries()) {
    if (!theirs.has(question)) fieldErrors[`answers.${index}.question`] = ["This is not a question of this candidate."];
    else if (seen.has(question)) fieldErrors[`answers.${index}.question`] = ["This question is answered twice."];
    seen.add(question);
  }
  for (const key of Object.keys(draft.formData ?? {})) {
    if (!theirs.has(Number(key))) fieldErrors[`formData.${key}`] = ["This is not a question of this candidate."];
  }
  if (Object.keys(fieldErrors).length > 0) throw new ApiError("validation_failed", { fieldErrors });
  if (draft.status === "SUBMITTED") checkComplete(draft, questions);
}

function checkComplete(draft: Draft, questions: ReadonlyArray<{ readonly id: number; readonly number: number }>): void {
  const missing = questions.filter(({ id }) => !isRated(draft.answers.find((answer) => answer.question === id)));
  if (missing.length === 0) return;
  throw new ApiError("evaluation_incomplete", {
    fieldErrors: { answers: missing.map(({ number }) => `Question ${number} is not rated.`) },
  });
}

/** The draft as it will be shown again: what the form sent, or the answers put into its shape. */
export function formDataOf(draft: Draft): FormDataShape {
  if (draft.formData) return draft.formData;
  return Object.fromEntries(
    draft.answers.map((answer) => [
      String(answer.question),
      { score: answer.score ?? null, comment: answer.comments ?? "", isComplete: isRated(answer) },
    ]),
  );
}

/** Later than both the clock and the last change, so that no two versions share a moment. */
export function nextMoment(now: Date, last: Date | null): Date {
  return last !== null && last.getTime() >= now.getTime() ? new Date(last.getTime() + 1) : now;
}
