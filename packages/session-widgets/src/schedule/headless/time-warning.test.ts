import { expect, test } from "vitest";
import { STORY_SECOND_MS, storySchedule } from "../schedule.fixtures";
import { createTimeWarner } from "./time-warning";

const END = STORY_SECOND_MS + 102_000;

test("the end of a segment is announced once, at 30 seconds", () => {
  const warn = createTimeWarner();
  const said = [60, 31, 30, 29, 10, 1].map((left) => warn(storySchedule(), END - left * 1000)?.seconds ?? null);
  expect(said).toEqual([null, null, 30, null, null, null]);
});

test("a minute more does not bring it again, the next segment does", () => {
  const warn = createTimeWarner();
  expect(warn(storySchedule(), END - 30_000)).not.toBeNull();
  expect(warn(storySchedule({ remaining_sec: 240 }), END + 30_000)).toBeNull();
  expect(warn(storySchedule({ current_index: 3 }), END - 20_000)?.seconds).toBe(20);
});

test("nothing is said while it is paused or over", () => {
  const warn = createTimeWarner();
  expect(warn(storySchedule({ status: "PAUSED", started_at: null, remaining_sec: 10 }), END)).toBeNull();
  expect(warn(storySchedule({ held: true }), END + 5000)).toBeNull();
  expect(warn(null, END)).toBeNull();
});

test("a wished warning comes once when the time falls to it (LS-9.22)", () => {
  const warn = createTimeWarner(60);
  const said = [90, 61, 60, 59, 30, 1].map((left) => warn(storySchedule(), END - left * 1000)?.seconds ?? null);
  expect(said).toEqual([null, null, 60, null, null, null]);
});

test("a segment no longer than the wished warning gets none, and a threshold of 0 none at all", () => {
  expect(createTimeWarner(3_600)(storySchedule(), END - 50_000)).toBeNull();
  expect(createTimeWarner(0)(storySchedule(), END - 500)).toBeNull();
});
