import { COMMENT_MAX_LENGTH, PILLARS } from "@hotseat/api-client/constants";
import type { Pillar } from "../../pillar-rating/headless";
import type { Draft, DraftAnswer, Offer, PanelQuestion, ScoredField } from "./evaluation.types";

export const EMPTY_DRAFT: Draft = { overall: "", answers: {} };
const EMPTY_ANSWER: DraftAnswer = { score: null, comment: "" };

const isPillar = (key: string): key is Pillar => PILLARS.some((pillar) => pillar === key);
/** Returns the questions and pillars with a score or text. */
export function fieldsOf(draft: Draft): ScoredField[] {
  return Object.keys(draft.answers).map((key) => (isPillar(key) ? key : Number(key)));
}

export function answerOf(draft: Draft, field: ScoredField): DraftAnswer {
  return draft.answers[field] ?? EMPTY_ANSWER;
}

/** A question is answered when its score is above 0 (LS-5.4). */
export function isAnswered(draft: Draft, field: ScoredField): boolean {
  return (answerOf(draft, field).score ?? 0) > 0;
}

export function answeredCount(draft: Draft, questions: readonly Pick<PanelQuestion, "id">[]): number {
  return questions.filter((question) => isAnswered(draft, question.id)).length;
}

/** Returns true when a comment is longer than the server accepts. */
export function isTooLong(draft: Draft): boolean {
  return [draft.overall, ...Object.values(draft.answers).map((answer) => answer.comment)].some(
    (text) => text.length > COMMENT_MAX_LENGTH,
  );
}

const questionsIn = (draft: Draft) =>
  fieldsOf(draft).flatMap((field) => (typeof field === "number" ? [{ id: field, ...answerOf(draft, field) }] : []));

/** Only questions scored 1 or more are sent as answers (LS-5.5). */
export function answersToSend(draft: Draft): Array<{ question: number; score: number; comments: string }> {
  return questionsIn(draft).flatMap(({ id, score, comment }) =>
    score !== null && score >= 1 ? [{ question: id, score, comments: comment }] : [],
  );
}

/** The whole draft as the server stores it: comments on unscored questions too (LS-D5.3). */
export function formDataOf(
  draft: Draft,
): Record<string, { score: number | null; comment: string; isComplete: boolean }> {
  return Object.fromEntries(
    questionsIn(draft).map(({ id, score, comment }) => [id, { score, comment, isComplete: (score ?? 0) > 0 }]),
  );
}

/** Returns the pillars with a score or text. */
export function pillarsOf(draft: Draft): Partial<Record<Pillar, DraftAnswer>> {
  return Object.fromEntries(
    PILLARS.filter((pillar) => pillar in draft.answers).map((key) => [key, answerOf(draft, key)]),
  );
}

/** The draft without scores of questions not heard, and without questions that are no longer among the person's. */
export function sendableDraft(draft: Draft, questions: readonly Pick<PanelQuestion, "id" | "hearing">[]): Draft {
  const kept = fieldsOf(draft).flatMap((field): Array<[ScoredField, DraftAnswer]> => {
    const answer = answerOf(draft, field);
    if (typeof field !== "number") return [[field, answer]];
    const question = questions.find(({ id }) => id === field);
    if (!question) return [];
    return [[field, question.hearing === "HEARD" ? answer : { ...answer, score: null }]];
  });
  return { ...draft, answers: Object.fromEntries(kept) };
}

/** Returns the answers to questions that are no longer among the person's questions. */
export function orphansOf(draft: Draft, questions: readonly Pick<PanelQuestion, "id">[]): Offer[] {
  return fieldsOf(draft).flatMap((field) => {
    if (typeof field !== "number" || questions.some(({ id }) => id === field)) return [];
    const { comment } = answerOf(draft, field);
    return comment.trim() === "" ? [] : [{ field, text: comment, score: null }];
  });
}

/** A stored evaluation as a draft; score 0 means not scored. */
export function draftOf(stored: {
  comments: string;
  formData: Record<string, { score: number | null; comment: string }>;
  pillars: Partial<Record<Pillar, DraftAnswer | undefined>>;
}): Draft {
  const written = [...Object.entries(stored.formData), ...Object.entries(stored.pillars)];
  const answers = written
    .flatMap(([id, answer]) => (answer ? [[id, answer] as const] : []))
    .map(([id, { score, comment }]) => [id, { score: score || null, comment }]);
  return { overall: stored.comments, answers: Object.fromEntries(answers) };
}

export function withAnswer(draft: Draft, field: ScoredField, change: Partial<DraftAnswer>): Draft {
  return { ...draft, answers: { ...draft.answers, [field]: { ...answerOf(draft, field), ...change } } };
}

export function withoutFields(draft: Draft, fields: readonly ScoredField[]): Draft {
  const gone = new Set(fields.map(String));
  const left = Object.entries(draft.answers).filter(([key]) => !gone.has(key));
  return { ...draft, answers: Object.fromEntries(left) };
}

export function sameDraft(a: Draft, b: Draft): boolean {
  const ids = new Set([...fieldsOf(a), ...fieldsOf(b)]);
  return (
    a.overall === b.overall &&
    [...ids].every((id) => {
      const [mine, other] = [answerOf(a, id), answerOf(b, id)];
      return mine.score === other.score && mine.comment === other.comment;
    })
  );
}

/** Returns the draft with an offered text appended to the user's text. */
export function withOffer(draft: Draft, offer: Offer): Draft {
  const join = (own: string) => [own, offer.text].filter((text) => text !== "").join("\n\n");
  if (offer.field === "overall") return { ...draft, overall: join(draft.overall) };
  const own = answerOf(draft, offer.field);
  return withAnswer(draft, offer.field, { comment: join(own.comment), score: offer.score ?? own.score });
}
