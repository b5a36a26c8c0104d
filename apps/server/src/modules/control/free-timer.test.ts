import { describe, expect, test } from "vitest";
import { commandTimer, type FreeTimerCommand, type FreeTimerState, timerAt, UNUSED_TIMER } from "./free-timer.ts";

const T0 = 1_000_000;

function after(...steps: Array<readonly [atSec: number, command: FreeTimerCommand]>): FreeTimerState {
  return steps.reduce<FreeTimerState>((timer, [atSec, command]) => {
    const outcome = commandTimer(timer, command, T0 + atSec * 1000);
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.timer;
  }, UNUSED_TIMER);
}
const refusal = (timer: FreeTimerState, command: FreeTimerCommand, atSec: number) => {
  const outcome = commandTimer(timer, command, T0 + atSec * 1000);
  return outcome.ok ? "ok" : outcome.code;
};

describe("the free timer", () => {
  test("starts with the given time, or two minutes (LS-4.30)", () => {
    expect(after([0, { op: "start", duration_sec: 90 }])).toEqual({
      durationSec: 90,
      remainingMs: 90_000,
      startedAt: T0,
      isActive: true,
      isPaused: false,
    });
    expect(after([0, { op: "start" }]).durationSec).toBe(120);
  });

  test("keeps the time left over a pause, however long (LS-4.28, LS-4.30)", () => {
    const timer = after([0, { op: "start", duration_sec: 60 }], [10, { op: "pause" }], [500, { op: "resume" }]);
    expect([timer.remainingMs, timer.startedAt]).toEqual([50_000, T0 + 500_000]);
  });

  test("pauses only while it runs, and resumes only while it is paused (LS-4.28, LS-4.30)", () => {
    const running = after([0, { op: "start", duration_sec: 60 }]);
    const paused = after([0, { op: "start", duration_sec: 60 }], [1, { op: "pause" }]);
    expect(refusal(UNUSED_TIMER, { op: "pause" }, 0)).toBe("timer_not_running");
    expect(refusal(paused, { op: "pause" }, 2)).toBe("timer_not_running");
    expect(refusal(running, { op: "resume" }, 2)).toBe("timer_not_paused");
    expect(refusal(UNUSED_TIMER, { op: "resume" }, 0)).toBe("timer_not_paused");
  });

  test("has stopped by itself at 0, so a later pause is refused (LS-4.30)", () => {
    const timer = after([0, { op: "start", duration_sec: 60 }]);
    expect(timerAt(timer, T0 + 59_999)).toBe(timer);
    expect(timerAt(timer, T0 + 60_000)).toMatchObject({ remainingMs: 0, isActive: false, startedAt: null });
    expect(refusal(timer, { op: "pause" }, 60)).toBe("timer_not_running");
  });

  test("resets to five minutes without another value, and stops (LS-4.28, LS-4.30, LS-9.18)", () => {
    const started = [0, { op: "start", duration_sec: 60 }] as const;
    expect(after(started, [5, { op: "reset" }])).toMatchObject({
      durationSec: 300,
      remainingMs: 300_000,
      isActive: false,
    });
    expect(after(started, [5, { op: "reset", duration_sec: 1 }])).toMatchObject({ durationSec: 1, remainingMs: 1000 });
    expect(after(started, [5, { op: "stop" }])).toMatchObject({ remainingMs: 0, isActive: false, isPaused: false });
  });
});
