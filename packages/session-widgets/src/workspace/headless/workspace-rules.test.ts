import { expect, test } from "vitest";
import { storySchedule } from "../../schedule/schedule.fixtures";
import { followingQuestion, nextToAsk } from "./workspace-rules";

test("the question after this one, within the turn", () => {
  expect(followingQuestion(storySchedule())).toEqual({ questionId: 4, number: 4 });
  expect(followingQuestion(storySchedule({ current_index: 6 }))).toEqual({ questionId: 12, number: 2 });
  expect(followingQuestion(storySchedule({ current_index: 3 }))).toBeNull();
  expect(followingQuestion(storySchedule({ current_index: 24 }))).toBeNull();
});

test("the question to ask next is the candidate's first later one not asked yet, then one left out, then none", () => {
  const question = (id: number, number: number, asked_from: string | null = null, attendee_id = 401) => ({
    id,
    number,
    asked_from,
    attendee_id,
  });
  const asked = question(2, 2, "2026-11-24T13:00:00.000Z");
  const others = [question(12, 2, null, 402), asked];
  expect(nextToAsk([question(4, 4), question(3, 3), question(1, 1), ...others], asked)?.id).toBe(3);
  expect(nextToAsk([question(1, 1), ...others], asked)?.id).toBe(1);
  expect(nextToAsk([question(3, 3, "2026-11-24T13:02:00.000Z"), ...others], asked)).toBeNull();
});
