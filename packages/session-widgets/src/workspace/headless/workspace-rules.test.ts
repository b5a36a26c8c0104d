import { expect, test } from "vitest";
import { storySchedule } from "../../schedule/schedule.fixtures";
import { followingQuestion } from "./workspace-rules";

test("the question after this one, within the turn", () => {
  expect(followingQuestion(storySchedule())).toEqual({ questionId: 4, number: 4 });
  expect(followingQuestion(storySchedule({ current_index: 6 }))).toEqual({ questionId: 12, number: 2 });
  expect(followingQuestion(storySchedule({ current_index: 3 }))).toBeNull();
  expect(followingQuestion(storySchedule({ current_index: 24 }))).toBeNull();
});
