import { COMMENT_MAX_LENGTH } from "@hotseat/api-client/constants";
import { expect, test } from "vitest";
import { allRated, fivePillars, storyDraft, storyQuestions } from "../evaluation-panel.fixtures";
import type { Hearing } from "./evaluation.types";
import { canSubmit, firstUnanswered, progressOf, rowsOf } from "./evaluation-rows";
import { EMPTY_DRAFT, isTooLong, withAnswer } from "./evaluation-rules";

const rows = rowsOf(storyQuestions, true);
/** The story's questions with the second one heard like this. */
const secondIs = (hearing: Hearing, askedFrom: string | null = null) =>
  rowsOf(
    storyQuestions.map((question) => (question.id === 2 ? { ...question, hearing, askedFrom } : question)),
    true,
  );

test("an evaluation may be submitted when all questions and pillars are scored and no text is too long (LS-4.44)", () => {
  expect(canSubmit(storyDraft, rows)).toBe(false);
  const withoutPillars = withAnswer(storyDraft, 4, { score: 1 });
  expect(canSubmit(withoutPillars, rows)).toBe(false);
  const whole = { ...withoutPillars, answers: { ...withoutPillars.answers, ...fivePillars } };
  expect(canSubmit(whole, rows)).toBe(true);
  expect(canSubmit(whole, rowsOf(storyQuestions, false))).toBe(false);
  expect(canSubmit(EMPTY_DRAFT, rowsOf([], true))).toBe(false);
  expect(canSubmit({ ...whole, overall: "x".repeat(COMMENT_MAX_LENGTH + 1) }, rows)).toBe(false);
  expect(isTooLong({ ...whole, overall: "x".repeat(COMMENT_MAX_LENGTH) })).toBe(false);
});

test("a question not heard does not count; a question still to be asked blocks the submission (LS-D5.7)", () => {
  const unheard = withAnswer(allRated, 2, { score: null });
  expect(progressOf(unheard, secondIs("NOT_HEARD", "2026-11-24T13:04:00.000Z"))).toEqual({
    done: 8,
    total: 8,
    questionsRated: { done: 3, total: 3 },
    pillarsRated: { done: 5, total: 5 },
    notHeard: 1,
    notAsked: 0,
  });
  expect(canSubmit(unheard, secondIs("NOT_HEARD"))).toBe(true);
  expect(progressOf(allRated, secondIs("AHEAD"))).toMatchObject({
    done: 8,
    total: 9,
    questionsRated: { done: 3, total: 4 },
    notHeard: 0,
  });
  expect(canSubmit(allRated, secondIs("AHEAD"))).toBe(false);
});

test("a question never asked is counted apart from one not heard", () => {
  const unasked = withAnswer(allRated, 2, { score: null });
  expect(progressOf(unasked, secondIs("NOT_HEARD"))).toMatchObject({ done: 8, total: 8, notHeard: 0, notAsked: 1 });
});

test("a row distinguishes a question asked in the viewer's absence from one left out", () => {
  expect(secondIs("NOT_HEARD", "2026-11-24T13:04:00.000Z")[1]?.state).toBe("notHeard");
  expect(secondIs("NOT_HEARD")[1]?.state).toBe("notAsked");
});

test("the view opens at the first unanswered question, or at the first (LS-2.37)", () => {
  expect(firstUnanswered(storyDraft, rows)).toBe(4);
  expect(firstUnanswered(withAnswer(storyDraft, 4, { score: 2 }), rows)).toBe("Expertise");
  expect(firstUnanswered(allRated, rows)).toBe(1);
  expect(firstUnanswered(storyDraft, secondIs("NOT_HEARD"))).toBe(4);
  expect(firstUnanswered(EMPTY_DRAFT, secondIs("AHEAD"))).toBe(1);
  expect(firstUnanswered(storyDraft, [])).toBeNull();
});
