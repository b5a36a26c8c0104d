import { expect, test, vi } from "vitest";
import { SLICE_MS } from "../batch.constants";
import { inSlices, PAUSE } from "./slices";

test("short work is done when the call returns (BE-1.12)", () => {
  const done: number[] = [];
  function* work() {
    for (let step = 0; step < 3; step += 1) yield done.push(step);
  }
  void inSlices(work());
  expect(done).toEqual([0, 1, 2]);
});

test("long work pauses after each slice, so that others run in between (BE-1.12)", async () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const order: string[] = [];
  function* work() {
    for (let step = 0; step < 4; step += 1) {
      order.push(`step ${step}`);
      now += SLICE_MS / 2;
      yield;
    }
  }
  const working = inSlices(work());
  order.push("others");
  expect(await working).toBe(true);
  expect(order).toEqual(["step 0", "step 1", "others", "step 2", "step 3"]);
});

test("steps that are to be done at once do not pause (BE-1.12)", () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += SLICE_MS;
    return now;
  });
  const done: number[] = [];
  function* work() {
    for (let step = 0; step < 50; step += 1) yield done.push(step);
  }
  void inSlices(work(), undefined, 100);
  expect(done).toHaveLength(50);
});

test("a step that yields a pause ends its slice, also one of those to be done at once (BE-1.12)", async () => {
  const done: number[] = [];
  function* work() {
    yield done.push(1);
    yield PAUSE;
    yield done.push(2);
  }
  const working = inSlices(work(), undefined, 100);
  expect(done).toEqual([1]);
  expect(await working).toBe(true);
  expect(done).toEqual([1, 2]);
});

test("a signal stops it (BE-1.12)", async () => {
  const stopping = new AbortController();
  let steps = 0;
  function* work() {
    for (;;) {
      steps += 1;
      if (steps === 5) stopping.abort();
      yield;
    }
  }
  expect(await inSlices(work(), stopping.signal)).toBe(false);
  expect(steps).toBe(5);
});
