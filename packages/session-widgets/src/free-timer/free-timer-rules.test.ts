import { describe, expect, it } from "vitest";
import type { FreeTimer } from "./free-timer.types";
import {
  bandOf,
  hasTimerControls,
  isTimerShown,
  minutesOf,
  partLeft,
  timerAbilities,
  timerRemaining,
} from "./free-timer-rules";

const T0 = 1_000_000;
const timer = (over: Partial<FreeTimer> = {}): FreeTimer => ({
  sessionId: 1,
  durationSec: 100,
  remainingSec: 100,
  startedAtMs: T0,
  isActive: true,
  isPaused: false,
  ...over,
});

describe("the free timer", () => {
  it("counts by the server's clock, so that it is correct after any time in a hidden tab (LS-4.30)", () => {
    expect(timerRemaining(timer(), T0 + 30_000)).toBe(70);
    expect(timerRemaining(timer({ startedAtMs: null, isPaused: true }), T0 + 900_000)).toBe(100);
    expect(timerRemaining(timer(), T0 - 500)).toBe(100);
  });

  it("is red at 20 % or less, yellow at 50 % or less, green above, primary when unknown (LS-4.31)", () => {
    expect([1, 0.51, 0.5, 0.21, 0.2, 0, null].map(bandOf)).toEqual([
      "green",
      "green",
      "yellow",
      "yellow",
      "red",
      "red",
      "primary",
    ]);
    expect(partLeft(timer({ durationSec: 0 }), T0)).toBeNull();
  });

  it("stops automatically at 0", () => {
    expect(isTimerShown(timer(), T0 + 99_999)).toBe(true);
    expect(isTimerShown(timer(), T0 + 100_000)).toBe(false);
    expect(isTimerShown(timer({ isActive: false }), T0)).toBe(false);
    expect(isTimerShown(null, T0)).toBe(false);
  });

  it("offers pause only while it runs and resume only while it is paused", () => {
    expect(timerAbilities(timer(), T0)).toMatchObject({ canStart: false, canPause: true, canResume: false });
    const paused = timer({ isPaused: true, startedAtMs: null });
    expect(timerAbilities(paused, T0)).toMatchObject({ canPause: false, canResume: true, canStop: true });
    expect(timerAbilities(timer(), T0 + 100_000)).toMatchObject({ canStart: true, canPause: false, canStop: false });
  });
});

describe("the entered minutes (LS-5.10, LS-9.19)", () => {
  it.each([
    ["2", 2],
    ["60", 60],
    ["61", 60],
    ["0", 1],
    ["-3", 1],
    ["", 1],
    ["abc", 1],
    ["7.9", 7],
  ])("%j are %d", (typed, minutes) => {
    expect(minutesOf(typed)).toBe(minutes);
  });
});

it("has controls only for people with authority, and in a connected room only (LS-4.32)", () => {
  const offered = (mayDrive: boolean, isConnected: boolean) => hasTimerControls({ mayDrive, isConnected });
  expect([offered(true, true), offered(true, false), offered(false, true), offered(false, false)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
