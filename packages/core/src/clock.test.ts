import { afterEach, expect, it, vi } from "vitest";
import { systemClock } from "./clock";

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
