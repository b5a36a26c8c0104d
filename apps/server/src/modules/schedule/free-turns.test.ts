import { describe, expect, test } from "vitest";
import { planOf, reduceThrough, secondsOf } from "../../../test/reduce-through.ts";

const MINUTE = 60;
const turnsOf = (schedule: ReturnType<typeof reduceThrough>) =>
  schedule.state.timeline.map(({ intervieweeAttendeeId, durationSec }) => [intervieweeAttendeeId, durationSec]);

describe("a self-paced session's time", () => {
  test("counts an extension once: twenty minutes in the first of four turns make 80 minutes of 60, in turns and session", () => {
    const schedule = reduceThrough(planOf(60 * MINUTE, 4), "FREE");
    schedule.do({ kind: "start" }, 0);
    for (let press = 0; press < 4; press += 1) schedule.do({ kind: "extend", minutes: 5 }, 10);
    for (const [order, id] of [2, 3, 4].entries())
      schedule.do({ kind: "next", intervieweeAttendeeId: id }, (order + 1) * 20 * MINUTE);
    expect(turnsOf(schedule).map(([, seconds]) => seconds)).toEqual([2100, 900, 900, 900]);
    expect([secondsOf(schedule.state), schedule.totalSec]).toEqual([80 * MINUTE, 80 * MINUTE]);
  });

  test("keeps the share of waiting people when a person is called again", () => {
    const schedule = reduceThrough(planOf(60 * MINUTE, 4), "FREE");
    schedule.do({ kind: "start" }, 0);
    schedule.do({ kind: "next", intervieweeAttendeeId: 2 }, 10 * MINUTE);
    schedule.do({ kind: "next", intervieweeAttendeeId: 1 }, 25 * MINUTE);
    schedule.do({ kind: "next", intervieweeAttendeeId: 3 }, 30 * MINUTE);
    schedule.do({ kind: "next", intervieweeAttendeeId: 4 }, 45 * MINUTE);
    schedule.do({ kind: "next", intervieweeAttendeeId: 2 }, 60 * MINUTE);
    expect(turnsOf(schedule)).toEqual([
      [1, 900],
      [2, 900],
      [1, 300],
      [3, 900],
      [4, 900],
      // Nothing is left: the least a turn gets.
      [2, 60],
    ]);
  });
});

describe("the host of a self-paced session may call", () => {
  test("the first person, by the start command", () => {
    const schedule = reduceThrough(planOf(3600, 3), "FREE");
    schedule.do({ kind: "start", intervieweeAttendeeId: 3 }, 0);
    expect(turnsOf(schedule)).toEqual([[3, 1200]]);
  });

  test("anybody, in any order and again, also past a person who is called later", () => {
    const schedule = reduceThrough(planOf(3600, 3), "FREE");
    schedule.do({ kind: "start", intervieweeAttendeeId: 2 }, 0);
    for (const [order, id] of [3, 2, 1].entries())
      schedule.do({ kind: "next", intervieweeAttendeeId: id }, (order + 1) * 600);
    expect(turnsOf(schedule).map(([id]) => id)).toEqual([2, 3, 2, 1]);
  });

  test("a person by seeking, which never gives somebody else's turn away (LS-5.9)", () => {
    const schedule = reduceThrough(planOf(3600, 3), "FREE");
    schedule.do({ kind: "start" }, 0);
    schedule.do({ kind: "seek", index: 0, intervieweeAttendeeId: 2 }, 600);
    expect(turnsOf(schedule).map(([id]) => id)).toEqual([1, 2]);
    expect(schedule.state.currentIndex).toBe(1);
  });

  test("nobody who takes no turn", () => {
    const schedule = reduceThrough(planOf(3600, 3), "FREE");
    expect(schedule.ask({ kind: "start", intervieweeAttendeeId: 9 }, 0)).toBe("attendee_not_found");
    schedule.do({ kind: "start" }, 0);
    expect(schedule.ask({ kind: "next", intervieweeAttendeeId: 9 }, 1)).toBe("attendee_not_found");
  });
});

test("a timed session begins with the person named by the start command, who swaps places with the first", () => {
  const schedule = reduceThrough(planOf(3600, 3));
  schedule.do({ kind: "start", intervieweeAttendeeId: 3 }, 0);
  const order = schedule.state.timeline
    .filter(({ type }) => type === "EVALUATE")
    .map((one) => one.intervieweeAttendeeId);
  expect([order, secondsOf(schedule.state)]).toEqual([[3, 2, 1], 3600]);
});
