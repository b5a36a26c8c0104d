import { SCORES } from "@hotseat/ui/score-chip";
import { expect, test } from "vitest";
import { MAX_COMMENT_LENGTH, SCORE_MAX, SCORE_MIN } from "./evaluation-panel.constants";
import { storyDraft, storyQuestions } from "./evaluation-panel.fixtures";
import {
  answeredCount,
  answersToSend,
  canSubmit,
  draftOf,
  EMPTY_DRAFT,
  firstUnanswered,
  formDataOf,
  isTooLong,
  sameDraft,
  withAnswer,
  withOffer,
} from "./evaluation-rules";

test("a question counts as answered when its score is above 0 (§5.4)", () => {
  expect(answeredCount(storyDraft, storyQuestions)).toBe(3);
  expect(answeredCount(withAnswer(storyDraft, 4, { score: 0 }), storyQuestions)).toBe(3);
});

test("the form scores from 1 to 6; a stored 0 opens as not scored (§9.1)", () => {
  expect([SCORE_MIN, SCORE_MAX]).toEqual([1, 6]);
  expect([...SCORES]).toEqual([1, 2, 3, 4, 5, 6]);
  const formData = { 1: { score: 0, comment: "Seen." }, 2: { score: 6, comment: "" } };
  const draft = draftOf({ comments: "", formData });
  expect([draft.answers[1], draft.answers[2]?.score]).toEqual([{ score: null, comment: "Seen." }, 6]);
  expect(answersToSend(draft)).toEqual([{ question: 2, score: 6, comments: "" }]);
});

test("only a whole evaluation that fits may be submitted (§4.44)", () => {
  expect(canSubmit(storyDraft, storyQuestions)).toBe(false);
  const whole = withAnswer(storyDraft, 4, { score: 1 });
  expect(canSubmit(whole, storyQuestions)).toBe(true);
  expect(canSubmit(EMPTY_DRAFT, [])).toBe(false);
  expect(canSubmit({ ...whole, overall: "x".repeat(MAX_COMMENT_LENGTH + 1) }, storyQuestions)).toBe(false);
  expect(isTooLong({ ...whole, overall: "x".repeat(MAX_COMMENT_LENGTH) })).toBe(false);
});

test("the view opens at the first unanswered question, or at the first (§2.37)", () => {
  expect(firstUnanswered(storyDraft, storyQuestions)).toBe(4);
  expect(firstUnanswered(withAnswer(storyDraft, 4, { score: 2 }), storyQuestions)).toBe(1);
  expect(firstUnanswered(storyDraft, [])).toBeNull();
});

test("answers carry scored questions only, the form carries everything (§3.8, §5.5)", () => {
  const draft = withAnswer(storyDraft, 4, { comment: "Only words." });
  expect(answersToSend(draft).map(({ question }) => question)).toEqual([1, 2, 3]);
  expect(formDataOf(draft)["4"]).toEqual({ score: null, comment: "Only words.", isComplete: false });
  expect(sameDraft(draftOf({ comments: draft.overall, formData: formDataOf(draft) }), draft)).toBe(true);
});

test("an offered text goes under one’s own", () => {
  const taken = withOffer(storyDraft, { field: 1, text: "Also asked about phones.", score: 6 });
  expect(taken.answers[1]).toEqual({
    score: 6,
    comment: "Asked who reads the alerts first.\n\nAlso asked about phones.",
  });
  expect(withOffer(storyDraft, { field: "overall", text: "Calm.", score: null }).overall).toBe("Calm.");
});
