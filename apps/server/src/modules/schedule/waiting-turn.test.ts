import { describe, expect, test } from "vitest";
import { planOf, reduceThrough } from "../../../test/reduce-through.ts";
import { isWaiting } from "./waiting-turn.ts";

const MINUTE = 60;
const GUIDED = { kind: "set-flow-mode", flowMode: "GUIDED" } as const;
const FREE = { kind: "set-flow-mode", flowMode: "FREE" } as const;
const NOBODY: ReadonlySet<string> = new Set();

/** Three people in an hour; the first turn waits for its candidate, who has not come. */
function waiting() {
  const schedule = reduceThrough(planOf(60 * MINUTE, 3));
  schedule.do({ kind: "start" }, 0);
  schedule.do({ kind: "wait", attendeeId: 1 }, 1);
  return schedule;
}
const current = ({ state }: ReturnType<typeof waiting>) => state.timeline[state.currentIndex];
const turns = ({ state }: ReturnType<typeof waiting>) => [
  ...new Set(state.timeline.flatMap((one) => one.intervieweeAttendeeId ?? [])),
];

describe("a timed turn that waits for its candidate", () => {
  test("waits no more after two mode changes: another person's turn that the host paused stays paused", () => {
    const schedule = waiting();
    schedule.do(FREE, 2);
    schedule.do({ kind: "next", intervieweeAttendeeId: 2 }, 3);
    schedule.do(GUIDED, 4);
    expect(current(schedule)?.intervieweeAttendeeId).toBe(2);
    expect([isWaiting(schedule.state), schedule.state.waiting]).toEqual([false, undefined]);
    schedule.do({ kind: "arrive" }, 5);
    expect(schedule.state.status).toBe("PAUSED");
    expect(schedule.ask({ kind: "next" }, 6)).toBe("ok");
  });

  test("still waits when a third person is removed, and keeps the pending request to swap", () => {
    const schedule = waiting();
    schedule.do({ kind: "ask-swap", attendeeId: 2 }, 2);
    schedule.do({ kind: "drop", attendeeId: 3, attended: NOBODY }, 3);
    expect(turns(schedule)).toEqual([1, 2]);
    expect(schedule.state.waiting).toEqual({ attendeeId: 1, since: 1000, askedAttendeeId: 2 });
    expect([isWaiting(schedule.state), current(schedule)?.startedAt]).toEqual([true, null]);
  });

  test("drops the request to swap with a person who is removed", () => {
    const schedule = waiting();
    schedule.do({ kind: "ask-swap", attendeeId: 2 }, 2);
    schedule.do({ kind: "drop", attendeeId: 2, attended: NOBODY }, 3);
    expect(schedule.state.waiting).toEqual({ attendeeId: 1, since: 1000, askedAttendeeId: null });
  });

  test("still waits when the turns of two other people swap places", () => {
    const schedule = waiting();
    schedule.do({ kind: "swap", attendeeId: 2, withAttendeeId: 3 }, 2);
    expect(turns(schedule)).toEqual([1, 3, 2]);
    expect([isWaiting(schedule.state), current(schedule)?.startedAt]).toEqual([true, null]);
    expect(schedule.ask({ kind: "next" }, 3)).toBe("turn_waits");
  });

  test("gives way to the next person's turn when its own candidate is removed", () => {
    const schedule = waiting();
    schedule.do({ kind: "drop", attendeeId: 1, attended: NOBODY }, 2);
    expect([schedule.state.status, current(schedule)?.id, current(schedule)?.startedAt]).toEqual([
      "RUNNING",
      "turn1-question-1",
      2000,
    ]);
  });

  test("starts where it stands, whatever index the start command has", () => {
    const schedule = waiting();
    expect(schedule.ask({ kind: "start", index: 1 }, 2)).toBe("turn_waits");
    expect(current(schedule)?.id).toBe("turn0-question-1");
    expect(schedule.ask({ kind: "start", index: 0 }, 3)).toBe("ok");
    expect([schedule.state.status, current(schedule)?.startedAt]).toEqual(["RUNNING", 3000]);
  });

  test("is left by a start with another turn's index, and waits again when it is entered again", () => {
    const schedule = waiting();
    const index = schedule.state.timeline.findIndex((one) => one.intervieweeAttendeeId === 2);
    schedule.do({ kind: "start", index }, 2);
    expect([schedule.state.status, current(schedule)?.intervieweeAttendeeId]).toEqual(["RUNNING", 2]);
    schedule.do({ kind: "seek", index: 0 }, 3);
    schedule.do({ kind: "wait", attendeeId: 1 }, 4);
    expect(isWaiting(schedule.state)).toBe(true);
  });
});

describe("a person who is an observer now", () => {
  test("keeps the current evaluation to its end, and nothing after it", () => {
    const schedule = reduceThrough(planOf(60 * MINUTE, 2));
    schedule.do({ kind: "start" }, 0);
    schedule.do({ kind: "seek", index: 5 }, 1);
    const before = schedule.state;
    schedule.do({ kind: "drop", attendeeId: 1, attended: new Set(["turn0-question-1"]) }, 2);
    expect(current(schedule)).toMatchObject({ id: "turn0-evaluate", endedAt: null });
    expect([schedule.state.status, schedule.state.remainingMs]).toEqual(["RUNNING", before.remainingMs]);
    schedule.do({ kind: "next" }, 3);
    expect(current(schedule)?.intervieweeAttendeeId).toBe(2);
  });

  test("loses the rest of an evaluation that was interrupted", () => {
    const schedule = reduceThrough(planOf(60 * MINUTE, 2));
    schedule.do({ kind: "start" }, 0);
    schedule.do({ kind: "seek", index: 5 }, 1);
    schedule.do({ kind: "swap", attendeeId: 2 }, 10);
    schedule.do({ kind: "drop", attendeeId: 1, attended: new Set(["turn0-evaluate"]) }, 11);
    const { timeline, currentIndex } = schedule.state;
    expect(timeline.slice(currentIndex).map((one) => one.intervieweeAttendeeId)).not.toContain(1);
    expect(timeline.find(({ id }) => id === "turn0-evaluate")).toMatchObject({ endedAt: 11_000 });
  });

  test("keeps a self-paced turn until the host calls the next person", () => {
    const schedule = reduceThrough(planOf(60 * MINUTE, 2), "FREE");
    const before = schedule.do({ kind: "start" }, 0);
    schedule.do({ kind: "drop", attendeeId: 1, attended: NOBODY }, 1);
    expect(schedule.state).toBe(before);
  });
});
