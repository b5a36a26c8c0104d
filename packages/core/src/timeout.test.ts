import { expect, it } from "vitest";
import { createManualClock } from "./testing";
import { withTimeout } from "./timeout";

const late = () => new Error("late");

it("withTimeout settles as the work does, and leaves no timer", async () => {
  const clock = createManualClock();
  await expect(withTimeout(clock, 50, Promise.resolve("done"), late)).resolves.toBe("done");
  await expect(withTimeout(clock, 50, Promise.reject(new Error("broken")), late)).rejects.toThrow("broken");
  await clock.advance(0);
  expect(clock.pending).toBe(0);
});

it("withTimeout rejects with the given error when the time is over, and not before", async () => {
  const clock = createManualClock();
  const ends: string[] = [];
  withTimeout(clock, 50, new Promise(() => {}), late).catch((error: Error) => ends.push(error.message));
  await clock.advance(49);
  expect(ends).toEqual([]);
  await clock.advance(1);
  expect(ends).toEqual(["late"]);
});

it("withTimeout drops a failure of the work after the time is over", async () => {
  const clock = createManualClock();
  let fail = (_error: Error) => {};
  const work = new Promise((_resolve, reject) => {
    fail = reject;
  });
  const result = expect(withTimeout(clock, 50, work, late)).rejects.toThrow("late");
  await clock.advance(50);
  fail(new Error("broken"));
  await result;
});
