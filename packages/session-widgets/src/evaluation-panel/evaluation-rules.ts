import type { Draft, DraftAnswer, Offer, PanelQuestion } from "./evaluation.types";
import { MAX_COMMENT_LENGTH } from "./evaluation-panel.constants";

export const EMPTY_DRAFT: Draft = { overall: "", answers: {} };
const EMPTY_ANSWER: DraftAnswer = { score: null, comment: "" };

export function answerOf(draft: Draft, questionId: number): DraftAnswer {
  return draft.answers[questionId] ?? EMPTY_ANSWER;
}

/** A question is answered when its score is above 0 (live-session.md §5). */
export function isAnswered(draft: Draft, questionId: number): boolean {
  return (answerOf(draft, questionId).score ?? 0) > 0;
}

export function answeredCount(draft: Draft, questions: readonly PanelQuestion[]): number {
  return questions.filter((question) => isAnswered(draft, question.id)).length;
}

/** Submitting needs a score on every question (live-session.md §4). */
export function canSubmit(draft: Draft, questions: readonly PanelQuestion[]): boolean {
  return questions.length > 0 && answeredCount(draft, questions) === questions.length && !isTooLong(draft);
}

/** The view opens at the first unanswered question (live-session.md §2), at the first when all are answered. */
export function firstUnanswered(draft: Draft, questions: readonly PanelQuestion[]): number | null {
  return (questions.find((question) => !isAnswered(draft, question.id)) ?? questions[0])?.id ?? null;
}

/** Some comment is longer than the server takes. */
export function isTooLong(draft: Draft): boolean {
  return [draft.overall, ...Object.values(draft.answers).map((answer) => answer.comment)].some(
    (text) => text.length > MAX_COMMENT_LENGTH,
  );
}

/** Only questions scored 1 or more are sent as answers (live-session.md §5). */
export function answersToSend(draft: Draft): Array<{ question: number; score: number; comments: string }> {
  return Object.entries(draft.answers).flatMap(([id, { score, comment }]) =>
    score !== null && score >= 1 ? [{ question: Number(id), score, comments: comment }] : [],
  );
}

/** The whole draft as the server stores it: comments on unscored questions too (decisions.md, Evaluation). */
export function formDataOf(
  draft: Draft,
): Record<string, { score: number | null; comment: string; isComplete: boolean }> {
  return Object.fromEntries(
    Object.entries(draft.answers).map(([id, answer]) => [id, { ...answer, isComplete: (answer.score ?? 0) > 0 }]),
  );
}

/** A stored evaluation as a draft; score 0 means not scored. */
export function draftOf(stored: {
  comments: string;
  formData: Record<string, { score: number | null; comment: string }>;
}): Draft {
  const answers = Object.entries(stored.formData).map(([id, { score, comment }]) => [
    id,
    { score: score || null, comment },
  ]);
  return { overall: stored.comments, answers: Object.fromEntries(answers) };
}

export function withAnswer(draft: Draft, questionId: number, change: Partial<DraftAnswer>): Draft {
  return { ...draft, answers: { ...draft.answers, [questionId]: { ...answerOf(draft, questionId), ...change } } };
}

export function sameDraft(a: Draft, b: Draft): boolean {
  const ids = new Set([...Object.keys(a.answers), ...Object.keys(b.answers)].map(Number));
  return (
    a.overall === b.overall &&
    [...ids].every((id) => {
      const [mine, other] = [answerOf(a, id), answerOf(b, id)];
      return mine.score === other.score && mine.comment === other.comment;
    })
  );
}

/** The draft with an offered text under one's own. */
export function withOffer(draft: Draft, offer: Offer): Draft {
  const join = (own: string) => [own, offer.text].filter((text) => text !== "").join("\n\n");
  if (offer.field === "overall") return { ...draft, overall: join(draft.overall) };
  const own = answerOf(draft, offer.field);
  return withAnswer(draft, offer.field, { comment: join(own.comment), score: offer.score ?? own.score });
}
