import { expect, test } from "vitest";
import { expectedAfterDown, expectedPosition } from "./expected-position.ts";

const iso = (second: number) => new Date(second * 1000).toISOString();
const running = (index: number, startedAt: number, remaining: number) => ({
  status: "RUNNING",
  current_index: index,
  started_at: iso(startedAt),
  remaining_sec: remaining,
  timeline: [60, 40, 30].map((duration_sec) => ({ duration_sec })),
});
const before = running(0, 0, 60);
const moments = { downAt: 50_000, at: 90_000 };

test("segments follow each other without a gap, and the last one counts overtime", () => {
  expect(expectedPosition(before, 70_000)).toEqual({ index: 1, remaining: 30 });
  expect(expectedPosition(before, 135_000)).toEqual({ index: 2, remaining: -5 });
});

test("an end without a server is followed by the whole next segment, from when it was noticed", () => {
  expect(expectedAfterDown(before, running(1, 75, 40), moments)).toEqual({ index: 1, remaining: 25 });
});

test("an end that was noticed within two seconds is followed from its own moment", () => {
  expect(expectedAfterDown(before, running(1, 61.5, 40), moments)).toEqual({ index: 1, remaining: 10 });
});

test("a segment that had not ended goes on through the time without a server", () => {
  expect(expectedAfterDown(before, before, { ...moments, at: 55_000 })).toEqual({ index: 0, remaining: 5 });
});

test("an end long before the server was gone was noticed", () => {
  expect(expectedAfterDown(running(0, 0, 20), running(1, 75, 40), moments)).toEqual({ index: 2, remaining: 0 });
});
