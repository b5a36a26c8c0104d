import { expect, it, vi } from "vitest";
import { storySchedule } from "../../schedule/schedule.fixtures";
import { seekToQuestion } from "./seek-to-question";

it("asking another question in GUIDED goes to its segment (LS-6.7)", () => {
  const act = vi.fn();
  const schedule = storySchedule();
  const index = schedule.timeline.findLastIndex((segment) => segment.question_id !== null);
  seekToQuestion(schedule, schedule.timeline[index]?.question_id ?? 0, act);
  const [action] = act.mock.lastCall ?? [];
  expect(action.kind).toBe("seek");
  expect(schedule.timeline[action.index]?.question_id).toBe(schedule.timeline[index]?.question_id);
});

it("logs a warning and does nothing when no segment matches the question (LS-8.29)", () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const act = vi.fn();
  seekToQuestion(storySchedule(), 999_999, act);
  expect(warned).toHaveBeenCalledWith("No segment asks question 999999.");
  expect(act).not.toHaveBeenCalled();
});
