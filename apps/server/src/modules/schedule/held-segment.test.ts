import { describe, expect, test } from "vitest";
import { planOf, reduceThrough } from "../../../test/reduce-through.ts";
import { dueAt, remainingAt } from "./schedule-state.ts";

/** 60 minutes, two people: a turn of 1,620 s, its questions 284, 284, 283 and 283 s. */
const FIRST_QUESTION_SEC = 284;
const QUARTER_SEC = 15 * 60;

/** Held at its start, a quarter of an hour over, then paused. */
function pausedInOvertime() {
  const schedule = reduceThrough(planOf(3600, 2));
  schedule.do({ kind: "start" }, 0);
  schedule.do({ kind: "hold", held: true }, 1);
  schedule.do({ kind: "pause" }, FIRST_QUESTION_SEC + QUARTER_SEC);
  return schedule;
}
const LATER_SEC = FIRST_QUESTION_SEC + QUARTER_SEC + 60;

describe("a held segment in overtime", () => {
  test("released while paused and resumed: the next question begins whole, and none is passed over", () => {
    const schedule = pausedInOvertime();
    schedule.do({ kind: "hold", held: false }, LATER_SEC);
    expect(schedule.sweep(LATER_SEC).currentIndex).toBe(0);
    schedule.do({ kind: "start" }, LATER_SEC);
    expect(schedule.sweep(LATER_SEC).currentIndex).toBe(1);
    expect(remainingAt(schedule.state, LATER_SEC * 1000)).toBe(FIRST_QUESTION_SEC * 1000);
    expect(schedule.sweep(LATER_SEC + 60).currentIndex).toBe(1);
  });

  test.each(["extended, then released", "released, then extended"])(
    "%s while paused: the added minutes are all there after resuming",
    (order) => {
      const schedule = pausedInOvertime();
      const moves = [{ kind: "extend", minutes: 5 } as const, { kind: "hold", held: false } as const];
      for (const move of order.startsWith("extended") ? moves : moves.toReversed()) schedule.do(move, LATER_SEC);
      schedule.do({ kind: "start" }, LATER_SEC);
      expect(schedule.sweep(LATER_SEC + 299).currentIndex).toBe(0);
      expect(remainingAt(schedule.state, (LATER_SEC + 299) * 1000)).toBe(1000);
      expect(schedule.sweep(LATER_SEC + 300).currentIndex).toBe(1);
    },
  );

  test("paused and resumed during the hold: it waits in overtime for the host", () => {
    const schedule = pausedInOvertime();
    schedule.do({ kind: "start" }, LATER_SEC);
    expect(dueAt(schedule.state)).toBeNull();
    expect(schedule.sweep(LATER_SEC + 3600).currentIndex).toBe(0);
    expect(schedule.do({ kind: "next" }, LATER_SEC + 3600)).toMatchObject({ currentIndex: 1, held: false });
  });

  test("extended while it runs: gets the minutes from now on", () => {
    const schedule = reduceThrough(planOf(3600, 2));
    schedule.do({ kind: "start" }, 0);
    schedule.do({ kind: "hold", held: true }, 1);
    schedule.do({ kind: "extend", minutes: 1 }, FIRST_QUESTION_SEC + QUARTER_SEC);
    expect(remainingAt(schedule.state, (FIRST_QUESTION_SEC + QUARTER_SEC) * 1000)).toBe(60_000);
  });
});

describe("a segment end while no server runs", () => {
  test("is followed by the next segment with its full length from the return of a server", () => {
    const schedule = reduceThrough(planOf(3600, 2));
    schedule.do({ kind: "start" }, 0);
    expect(schedule.sweep(FIRST_QUESTION_SEC * 3).currentIndex).toBe(1);
    expect(remainingAt(schedule.state, FIRST_QUESTION_SEC * 3000)).toBe(FIRST_QUESTION_SEC * 1000);
  });

  test("is the begin of the next segment, to the millisecond, when the next sweep finds it", () => {
    const schedule = reduceThrough(planOf(3600, 2));
    schedule.do({ kind: "start" }, 0);
    expect(schedule.sweep(FIRST_QUESTION_SEC + 1)).toMatchObject({
      currentIndex: 1,
      startedAt: FIRST_QUESTION_SEC * 1000,
    });
  });
});

test("a resumed segment does not send the time left at the pause", () => {
  const schedule = reduceThrough(planOf(3600, 2));
  schedule.do({ kind: "start" }, 0);
  expect(schedule.do({ kind: "pause" }, 10).timeline[0]?.remainingMs).toBe(274_000);
  expect(schedule.do({ kind: "start" }, 20).timeline[0]?.remainingMs).toBeNull();
});
