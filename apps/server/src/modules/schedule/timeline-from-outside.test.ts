import { describe, expect, it } from "vitest";
import { idleSchedule } from "../../../test/idle-schedule.ts";
import { reduce } from "./reduce-schedule.ts";
import type { Command, Plan } from "./schedule-command.ts";
import type { ScheduleState } from "./schedule-state.ts";
import { timelineFromOutside } from "./timeline-from-outside.ts";

const MINUTE_MS = 60_000;
const planOf = (extraPercent: number, ids = [1, 2, 3]): Plan => ({
  totalSec: 3600,
  interviewees: ids.map((attendeeId, order) => ({
    attendeeId,
    questionIds: [attendeeId * 10, attendeeId * 10 + 1],
    extraPercent: order === 0 ? extraPercent : 0,
  })),
});
const IDLE = idleSchedule();

/** Ten minutes between two commands. */
function played(plan: Plan, ...commands: Command[]): ScheduleState {
  return commands.reduce((state, command, order) => {
    const outcome = reduce(state, command, plan, order * 10 * MINUTE_MS);
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.state;
  }, IDLE);
}
/** Each turn as an outsider sees it: its person and its seconds. */
function seen(state: ScheduleState, plan: Plan): Array<[number | null, number]> {
  const stretches = new Map<number | null, [number | null, number]>();
  for (const { slotIndex, intervieweeAttendeeId, durationSec, startedAt } of timelineFromOutside(state, plan)) {
    expect(startedAt).toBeNull();
    stretches.set(slotIndex, [intervieweeAttendeeId, (stretches.get(slotIndex)?.[1] ?? 0) + durationSec]);
  }
  return [...stretches.values()];
}

const TO_FREE: Command[] = [{ kind: "start" }, { kind: "pause" }, { kind: "set-flow-mode", flowMode: "FREE" }];
const call = (intervieweeAttendeeId: number): Command => ({ kind: "next", intervieweeAttendeeId });

describe("the turns that an outsider sees", () => {
  it("are the plan before the start", () => {
    expect(seen(IDLE, planOf(100))).toEqual(seen(IDLE, planOf(0)));
    expect(seen(IDLE, planOf(100))).toEqual([
      [1, 1080],
      [2, 1080],
      [3, 1080],
      [null, 360],
    ]);
  });

  it("do not follow registrations and withdrawals once they are fixed", () => {
    const state = played(planOf(100), { kind: "start" });
    for (const ids of [
      [1, 3],
      [1, 2, 3, 4],
    ])
      expect(seen(state, planOf(100, ids))).toEqual([
        [1, 1080],
        [2, 1080],
        [3, 1080],
        [null, 360],
      ]);
  });

  it("stay the planned ones when a guided session becomes free", () => {
    const state = played(planOf(100), ...TO_FREE, call(3), call(2));
    expect(seen(state, planOf(100))).toEqual([
      [1, 1200],
      [3, 1200],
      [2, 1200],
    ]);
  });

  it("are the past and the coming ones when it becomes guided again", () => {
    const state = played(planOf(100), ...TO_FREE, call(3), { kind: "set-flow-mode", flowMode: "GUIDED" });
    expect(seen(state, planOf(100))).toEqual([
      [1, 1080],
      [3, 1080],
      [2, 1080],
      [null, 360],
    ]);
  });

  it("keep the debrief's place when the session becomes free in it and a turn follows", () => {
    const inDebrief: Command[] = [{ kind: "start", index: 12 }, { kind: "pause" }];
    const state = played(planOf(100), ...inDebrief, { kind: "set-flow-mode", flowMode: "FREE" }, call(2));
    expect(seen(state, planOf(100)).at(-2)).toEqual([null, 360]);
    expect(seen(state, planOf(100)).at(-1)).toEqual([2, 1200]);
  });

  it("have the same length, with or without extra time of a person", () => {
    for (const commands of [[{ kind: "start" } as Command], [...TO_FREE, call(3)]])
      expect(seen(played(planOf(100), ...commands), planOf(100))).toEqual(
        seen(played(planOf(0), ...commands), planOf(0)),
      );
  });
});
