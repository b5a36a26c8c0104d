import { describe, expect, test } from "vitest";
import { idleSchedule } from "../../../test/idle-schedule.ts";
import { reduce } from "./reduce-schedule.ts";
import type { Command, Plan } from "./schedule-command.ts";
import type { ScheduleState } from "./schedule-state.ts";
import { transitions } from "./transition-events.ts";

const PLAN: Plan = {
  totalSec: 1200,
  interviewees: [
    { attendeeId: 1, questionIds: [11, 12, 13, 14] },
    { attendeeId: 2, questionIds: [21, 22, 23, 24] },
  ],
};
const IDLE = idleSchedule();

function after(from: ScheduleState, [command, now]: [Command, number]): ScheduleState {
  const outcome = reduce(from, command, PLAN, now);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.state;
}
const running = after(IDLE, [{ kind: "start" }, 0]);

describe("the events of a change", () => {
  test("end a question before the next one begins", () => {
    expect(transitions(running, after(running, [{ kind: "next" }, 1])).map(({ kind }) => kind)).toEqual([
      "question.completed",
      "question.started",
    ]);
  });
  test("end a turn before the next one begins when roles rotate", () => {
    const evaluating = after(running, [{ kind: "seek", index: 5 }, 1]);
    const next = transitions(evaluating, after(evaluating, [{ kind: "next" }, 2]));
    expect(next).toMatchObject([
      { kind: "turn.completed", attendeeId: 1 },
      { kind: "turn.started", attendeeId: 2 },
      { kind: "question.started", questionId: 21 },
    ]);
  });
  test("have no question while a turn waits before its begin: it is asked when the candidate comes", () => {
    const waiting = after(running, [{ kind: "wait", attendeeId: 1 }, 1000]);
    expect(transitions(running, waiting)).toEqual([]);
    const come = transitions(waiting, after(waiting, [{ kind: "arrive" }, 60_000]));
    expect(come).toMatchObject([{ kind: "question.started", questionId: 11 }]);
    const swapped = transitions(waiting, after(waiting, [{ kind: "swap", attendeeId: 2, withAttendeeId: 1 }, 60_000]));
    expect(swapped.map(({ kind }) => kind)).toEqual(["turn.completed", "turn.started", "question.started"]);
  });
  test("have no turn on a pause and a resume", () => {
    const paused = after(running, [{ kind: "pause" }, 1]);
    expect([...transitions(running, paused), ...transitions(paused, after(paused, [{ kind: "start" }, 2]))]).toEqual(
      [],
    );
  });
});
