import { describe, expect, test } from "vitest";
import { planOf, reduceThrough } from "../../../test/reduce-through.ts";
import { isTurnOver, wasAsked } from "./asked-questions.ts";

describe("the questions a candidate may read", () => {
  test("exclude a turn that was jumped over to the end of the timeline", () => {
    const schedule = reduceThrough(planOf(3600, 3));
    schedule.do({ kind: "start" }, 0);
    schedule.do({ kind: "seek", index: 18 }, 10);
    for (const id of [1, 2, 3]) expect(isTurnOver(schedule.state, id)).toBe(false);
    expect([11, 12].map((question) => wasAsked(schedule.state, 1, question))).toEqual([true, false]);
    expect([21, 24].map((question) => wasAsked(schedule.state, 2, question))).toEqual([false, false]);
  });

  test("include each question that ran once the turn's evaluation has ended, but not the one left out", () => {
    const schedule = reduceThrough(planOf(3600, 2));
    schedule.do({ kind: "start" }, 0);
    schedule.do({ kind: "next" }, 10);
    schedule.do({ kind: "seek", index: 5 }, 20);
    schedule.do({ kind: "next" }, 30);
    expect(isTurnOver(schedule.state, 1)).toBe(true);
    expect([11, 12, 13, 14].map((question) => wasAsked(schedule.state, 1, question))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("feedback that has opened", () => {
  test("stays open in a second turn of a self-paced session", () => {
    const schedule = reduceThrough(planOf(3600, 2), "FREE");
    schedule.do({ kind: "start" }, 0);
    expect(isTurnOver(schedule.state, 1)).toBe(false);
    schedule.do({ kind: "next", intervieweeAttendeeId: 2 }, 60);
    expect(isTurnOver(schedule.state, 1)).toBe(true);
    schedule.do({ kind: "next", intervieweeAttendeeId: 1 }, 120);
    expect(isTurnOver(schedule.state, 1)).toBe(true);
  });

  test("stays open when the host goes back into the evaluation", () => {
    const schedule = reduceThrough(planOf(3600, 2));
    schedule.do({ kind: "start" }, 0);
    schedule.do({ kind: "seek", index: 5 }, 10);
    schedule.do({ kind: "next" }, 20);
    schedule.do({ kind: "seek", index: 5 }, 30);
    expect(isTurnOver(schedule.state, 1)).toBe(true);
  });
});
