import { SCORE_MAX, SCORE_MIN } from "@hotseat/api-client/constants";
import { SCORES } from "@hotseat/ui/score-chip";
import { expect, test } from "vitest";
import { storyDraft, storyQuestions } from "../evaluation-panel.fixtures";
import {
  answeredCount,
  answersToSend,
  draftOf,
  formDataOf,
  pillarsOf,
  sameDraft,
  sendableDraft,
  withAnswer,
  withOffer,
} from "./evaluation-rules";

test("a question counts as answered when its score is above 0 (LS-5.4)", () => {
  expect(answeredCount(storyDraft, storyQuestions)).toBe(3);
  expect(answeredCount(withAnswer(storyDraft, 4, { score: 0 }), storyQuestions)).toBe(3);
});

test("the scale of the design system has the limits of the contract and each score between them", () => {
  const scores = Array.from({ length: SCORE_MAX - SCORE_MIN + 1 }, (_, index) => SCORE_MIN + index);
  expect(SCORES).toEqual(scores);
});

test("the form scores from 1 to 6; a stored 0 opens as not scored (LS-9.1)", () => {
  expect([SCORE_MIN, SCORE_MAX]).toEqual([1, 6]);
  const formData = { 1: { score: 0, comment: "Seen." }, 2: { score: 6, comment: "" } };
  const draft = draftOf({ comments: "", formData, pillars: {} });
  expect([draft.answers[1], draft.answers[2]?.score]).toEqual([{ score: null, comment: "Seen." }, 6]);
  expect(answersToSend(draft)).toEqual([{ question: 2, score: 6, comments: "" }]);
});

test("answers contain scored questions only, the form contains everything (LS-3.8, LS-5.5)", () => {
  const draft = withAnswer(storyDraft, 4, { comment: "Only words." });
  expect(answersToSend(draft).map(({ question }) => question)).toEqual([1, 2, 3]);
  const { score, comment } = storyDraft.answers[1] ?? {};
  expect(answersToSend(draft)[0]).toEqual({ question: 1, score, comments: comment });
  expect(formDataOf(draft)["4"]).toEqual({ score: null, comment: "Only words.", isComplete: false });
  expect(sameDraft(draftOf({ comments: draft.overall, formData: formDataOf(draft), pillars: {} }), draft)).toBe(true);
});

test("an offered text is appended to the user’s own", () => {
  const taken = withOffer(storyDraft, { field: 1, text: "Also asked about phones.", score: 6 });
  expect(taken.answers[1]).toEqual({
    score: 6,
    comment: "Asked who reads the alerts first.\n\nAlso asked about phones.",
  });
  expect(withOffer(storyDraft, { field: "overall", text: "Calm.", score: null }).overall).toBe("Calm.");
});

test("pillars are sent beside the questions and open again unchanged", () => {
  const draft = withAnswer(withAnswer(storyDraft, "Leadership", { score: 2 }), "Innovation", { comment: "Bold." });
  expect(pillarsOf(draft)).toEqual({
    Leadership: { score: 2, comment: "" },
    Innovation: { score: null, comment: "Bold." },
  });
  expect(Object.keys(formDataOf(draft))).toEqual(["1", "2", "3"]);
  const stored = { comments: draft.overall, formData: formDataOf(draft), pillars: pillarsOf(draft) };
  expect(sameDraft(draftOf(stored), draft)).toBe(true);
});

test("the score of a question not heard is not sent, and its comment is", () => {
  const questions = storyQuestions.map(
    (question) => ({ ...question, hearing: question.id === 1 ? "NOT_HEARD" : "HEARD" }) as const,
  );
  const sent = sendableDraft(storyDraft, questions);
  expect(sent.answers[1]).toEqual({ score: null, comment: "Asked who reads the alerts first." });
  expect(answersToSend(sent).map(({ question }) => question)).toEqual([2, 3]);
});
