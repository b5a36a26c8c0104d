import { expect, test } from "vitest";
import { owedEvaluations } from "./owed-evaluations";

const question = (id: number, attendee_id: number, hearing: "HEARD" | "NOT_HEARD") => ({ id, attendee_id, hearing });
const rated = { score: 4, comment: "" };
const evaluation = (evaluatee: number, status: "DRAFT" | "SUBMITTED") => ({
  evaluatee,
  status,
  formData: { 1: { score: 5, comment: "", isComplete: true }, 2: { score: null, comment: "Hm.", isComplete: false } },
  pillars: { Leadership: rated, Innovation: rated, Expertise: { score: null, comment: "" } },
});
const QUESTIONS = [question(1, 401, "HEARD"), question(2, 401, "HEARD"), question(3, 401, "NOT_HEARD")];

test("a draft owes the questions heard and the pillars without a score; a question not heard is not owed", () => {
  expect(owedEvaluations([401], QUESTIONS, [evaluation(401, "DRAFT")])).toEqual([
    { attendeeId: 401, missing: 4, total: 7 },
  ]);
});

test("an evaluation not begun owes all scores; a submission, and a turn that the viewer did not hear, owe none", () => {
  expect(owedEvaluations([401], QUESTIONS, [])).toEqual([{ attendeeId: 401, missing: 7, total: 7 }]);
  expect(owedEvaluations([401], QUESTIONS, [evaluation(401, "SUBMITTED")])).toEqual([]);
  expect(owedEvaluations([402], [question(4, 402, "NOT_HEARD")], [])).toEqual([]);
});
