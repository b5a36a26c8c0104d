import { afterEach, expect, it, vi } from "vitest";
import { nextTask, systemClock } from "./clock";

afterEach(() => vi.useRealTimers());

it("runs a task after its delay, unless it was cancelled", () => {
  vi.useFakeTimers();
  const [kept, cancelled] = [vi.fn(), vi.fn()];
  systemClock.after(50, kept);
  systemClock.after(50, cancelled)();
  vi.advanceTimersByTime(49);
  expect(kept).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect([kept.mock.calls.length, cancelled.mock.calls.length]).toEqual([1, 0]);
});

it("goes on in the next task, after every promise that is settled", async () => {
  const order: string[] = [];
  const later = nextTask().then(() => order.push("task"));
  void Promise.resolve()
    .then(() => {})
    .then(() => order.push("promise"));
  await later;
  expect(order).toEqual(["promise", "task"]);
});
