import { expect, test } from "vitest";
import { freeSchedule, storySchedule } from "../schedule/schedule.fixtures";
import { followerOf, stripSegments } from "./turn-strip-rules";

const places = (schedule: Parameters<typeof stripSegments>[0]) => stripSegments(schedule).map(({ place }) => place);

test("the strip shows the current turn with past, current and next segments", () => {
  expect(places(storySchedule())).toEqual(["past", "past", "now", "next", "next", "next"]);
  expect(places(storySchedule({ current_index: 6 }))).toEqual(["now", "next", "next", "next", "next", "next"]);
  expect(places(storySchedule({ current_index: 24 }))).toEqual(["now"]);
});

test("a segment that the host went past before it began is not done", () => {
  const { timeline } = storySchedule({ current_index: 4 });
  const passed = timeline.map((segment, index) =>
    index === 1 || index === 2 ? { ...segment, started_at: null } : segment,
  );
  expect(places(storySchedule({ current_index: 4, timeline: passed }))).toEqual([
    "past",
    "skipped",
    "skipped",
    "past",
    "now",
    "next",
  ]);
});

test("the strip shows all segments as next before the start, and nothing after the end", () => {
  expect(new Set(places(storySchedule({ status: "IDLE", current_index: 0 })))).toEqual(new Set(["next"]));
  expect(places(storySchedule({ status: "FINISHED", current_index: 24 }))).toEqual([]);
});

test("before a self-paced start the strip shows no turn", () => {
  expect(places(freeSchedule({ status: "IDLE", current_index: 0 }))).toEqual([]);
});

test("the follower is the next person, then the debrief, then nobody", () => {
  expect(followerOf(storySchedule())).toEqual({ kind: "turn", attendeeId: 402 });
  expect(followerOf(storySchedule({ current_index: 20 }))).toEqual({ kind: "debrief" });
  expect(followerOf(storySchedule({ current_index: 24 }))).toBeNull();
  expect(followerOf(freeSchedule())).toBeNull();
});
