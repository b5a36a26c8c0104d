import { expect, it } from "vitest";
import { freeSchedule, storySchedule } from "../schedule/schedule.fixtures";
import { isClockShown } from "./session-clock-rules";

it("the countdown at the top right shows while a timer is active, paused too (LS-2.26)", () => {
  expect([storySchedule(), storySchedule({ status: "PAUSED" }), freeSchedule()].map(isClockShown)).toEqual([
    true,
    true,
    true,
  ]);
  const still = [
    null,
    storySchedule({ status: "IDLE" }),
    storySchedule({ status: "FINISHED" }),
    storySchedule({ timeline: [] }),
  ];
  expect(still.some(isClockShown)).toBe(false);
});
