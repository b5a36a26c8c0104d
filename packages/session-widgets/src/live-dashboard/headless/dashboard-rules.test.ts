import { expect, it } from "vitest";
import { storySchedule, storyWaiting } from "../../schedule/schedule.fixtures";
import { fittingStageWidth, phaseWord } from "./dashboard-rules";

it.each([
  ["waiting", null, false],
  ["introduction", storySchedule({ status: "IDLE", current_index: 0 }), true],
  ["questions", storySchedule(), false],
  ["yourTurn", storySchedule(), true],
  ["evaluation", storySchedule({ current_index: 5 }), true],
  ["debrief", storySchedule({ current_index: 24 }), false],
  ["turnWaits", storyWaiting(), false],
  ["turnWaits", storyWaiting(), true],
  ["completed", storySchedule({ status: "FINISHED" }), false],
])("the phase badge says %s (LS-2.25)", (word, schedule, isInterviewee) => {
  expect(phaseWord(schedule, isInterviewee)).toBe(word);
});

it("leaves the workspace its 400 pixels, and the stage two thumbnails", () => {
  expect(fittingStageWidth(616, 1_052)).toBe(616);
  expect(fittingStageWidth(900, 1_052)).toBe(640);
  expect(fittingStageWidth(616, 700)).toBe(416);
});
