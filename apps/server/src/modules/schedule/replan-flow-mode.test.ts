import { describe, expect, test } from "vitest";
import { planOf, reduceThrough, secondsOf } from "../../../test/reduce-through.ts";
import { usedMsOf } from "./schedule-state.ts";

const MINUTE = 60;
const toGuided = { kind: "set-flow-mode", flowMode: "GUIDED" } as const;
const toFree = { kind: "set-flow-mode", flowMode: "FREE" } as const;

describe("a self-paced session that becomes timed", () => {
  test("after its time is used up gives every question a minute at least, and the session the time for it", () => {
    const schedule = reduceThrough(planOf(60 * MINUTE, 2), "FREE");
    schedule.do({ kind: "start" }, 0);
    schedule.do({ kind: "pause" }, 60 * MINUTE);
    schedule.do(toGuided, 61 * MINUTE);
    const questions = schedule.state.timeline.filter(({ type }) => type === "QUESTION");
    expect(Math.min(...questions.map(({ durationSec }) => durationSec))).toBeGreaterThanOrEqual(60);
    const planned = schedule.state.timeline.slice(schedule.state.currentIndex);
    const plannedSec = planned.reduce((sum, { durationSec }) => sum + durationSec, 0);
    expect([schedule.totalSec, schedule.totalSec % 60]).toEqual([60 * MINUTE + plannedSec, 0]);
  });

  test("counts what ran, not what was planned for turns that ended early", () => {
    const schedule = reduceThrough(planOf(60 * MINUTE, 3), "FREE");
    schedule.do({ kind: "start" }, 0);
    schedule.do({ kind: "next", intervieweeAttendeeId: 2 }, 5 * MINUTE);
    schedule.do({ kind: "pause" }, 10 * MINUTE);
    schedule.do(toGuided, 15 * MINUTE);
    const planned = schedule.state.timeline.slice(schedule.state.currentIndex);
    expect(planned.reduce((sum, { durationSec }) => sum + durationSec, 0)).toBe(50 * MINUTE);
  });

  test("keeps the turn that ran so far, its time included, when the mode changes twice", () => {
    const schedule = reduceThrough(planOf(60 * MINUTE, 2), "FREE");
    schedule.do({ kind: "start" }, 0);
    schedule.do({ kind: "pause" }, 10 * MINUTE);
    schedule.do(toGuided, 11 * MINUTE);
    schedule.do(toFree, 12 * MINUTE);
    schedule.do(toGuided, 13 * MINUTE);
    const used = schedule.state.timeline.reduce((sum, one) => sum + usedMsOf(one), 0);
    expect([used, secondsOf(schedule.state)]).toEqual([600_000, 60 * MINUTE]);
  });
});

test("a timed session that becomes self-paced keeps the current question as asked", () => {
  const schedule = reduceThrough(planOf(60 * MINUTE, 2));
  schedule.do({ kind: "start" }, 0);
  schedule.do({ kind: "pause" }, 30);
  schedule.do(toFree, 40);
  const { timeline, currentIndex, remainingMs } = schedule.state;
  expect(timeline[0]).toMatchObject({ questionId: 11, durationSec: 30 });
  expect([timeline[currentIndex]?.type, timeline[currentIndex]?.intervieweeAttendeeId]).toEqual(["TURN", 1]);
  expect(remainingMs).toBe((1620 - 30) * 1000);
});
