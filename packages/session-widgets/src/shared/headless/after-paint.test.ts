// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterPaint } from "./after-paint";

let frame: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
    frame = callback;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("afterPaint calls back once, in a task after the frame", () => {
  const called = vi.fn();
  afterPaint(called);
  frame();
  expect(called).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(called).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5_000);
  expect(called).toHaveBeenCalledOnce();
});

test("all waiting callbacks run in one task, and a later one waits for the next frame", () => {
  const order: string[] = [];
  afterPaint(() => order.push("one"));
  afterPaint(() => order.push("two"));
  frame();
  vi.advanceTimersToNextTimer();
  expect(order).toEqual(["one", "two"]);
  afterPaint(() => order.push("three"));
  expect(order).not.toContain("three");
  frame();
  vi.advanceTimersByTime(0);
  expect(order).toEqual(["one", "two", "three"]);
});

test("a page hidden meanwhile is called back without a frame, and once", () => {
  const called = vi.fn();
  afterPaint(called);
  vi.advanceTimersByTime(499);
  expect(called).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  frame();
  vi.advanceTimersByTime(5_000);
  expect(called).toHaveBeenCalledOnce();
});

test("a hidden page does not wait", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const called = vi.fn();
  afterPaint(called);
  expect(called).toHaveBeenCalledOnce();
});
