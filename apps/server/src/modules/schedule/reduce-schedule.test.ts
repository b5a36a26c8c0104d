import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { idleSchedule } from "../../../test/idle-schedule.ts";
import { reduce } from "./reduce-schedule.ts";
import type { Command, Outcome, Plan } from "./schedule-command.ts";
import { dueAt, remainingAt, type ScheduleState } from "./schedule-state.ts";

const PLAN: Plan = {
  totalSec: 1200,
  interviewees: [
    { attendeeId: 1, questionIds: [11, 12, 13, 14] },
    { attendeeId: 2, questionIds: [21, 22, 23, 24] },
  ],
};

function state(outcome: Outcome): ScheduleState {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.state;
}
const after = (from: ScheduleState, ...moves: Array<[Command, number]>) =>
  moves.reduce((before, [command, now]) => state(reduce(before, command, PLAN, now)), from);
const code = (from: ScheduleState, command: Command, now = 0) => {
  const outcome = reduce(from, command, PLAN, now);
  return outcome.ok ? "ok" : outcome.code;
};
const running = after(idleSchedule(), [{ kind: "start" }, 0]);
const LAST = running.timeline.length - 1;

describe("a schedule", () => {
  test("starts with its first question's full time and is due when that is over (LS-4.10)", () => {
    expect(running).toMatchObject({
      status: "RUNNING",
      currentIndex: 0,
      startedAt: 0,
      remainingMs: 95_000,
      version: 1,
    });
    expect(dueAt(running)).toBe(95_000);
  });

  test("stands still while paused and goes on where it stopped (LS-4.10, LS-D3.5)", () => {
    const paused = after(running, [{ kind: "pause" }, 40_000]);
    expect([paused.remainingMs, paused.startedAt, dueAt(paused)]).toEqual([55_000, null, null]);
    expect(dueAt(after(paused, [{ kind: "start" }, 500_000]))).toBe(555_000);
  });

  test("advances from the planned end of a segment, so that no second is lost (LS-4.10)", () => {
    const next = after(running, [{ kind: "advance" }, 96_000]);
    expect([next.currentIndex, next.startedAt, remainingAt(next, 96_000)]).toEqual([1, 95_000, 94_000]);
  });

  test("does not end its last segment: overtime counts until somebody ends it (LS-4.10, LS-D3.4)", () => {
    const last = after(running, [{ kind: "seek", index: LAST }, 0]);
    expect(dueAt(last)).toBeNull();
    expect(remainingAt(last, 150_000)).toBe(-30_000);
    expect(after(last, [{ kind: "next" }, 150_000])).toMatchObject({ status: "FINISHED", remainingMs: -30_000 });
  });

  test("runs out without advancing while held; released in overtime, the next segment gets its full time (LS-D3.5)", () => {
    const held = after(running, [{ kind: "hold", held: true }, 0]);
    expect(dueAt(held)).toBeNull();
    const released = after(held, [{ kind: "hold", held: false }, 300_000]);
    expect(dueAt(released)).toBe(300_000);
    expect(after(released, [{ kind: "advance" }, 300_000])).toMatchObject({ currentIndex: 1, startedAt: 300_000 });
  });

  test("is lengthened by whole minutes, out of overtime too (LS-D3.5)", () => {
    expect(remainingAt(after(running, [{ kind: "extend", minutes: 5 }, 10_000]), 10_000)).toBe(385_000);
    expect(after(running, [{ kind: "extend", minutes: 1 }, 10_000]).timeline[0]?.durationSec).toBe(155);
  });

  test("stays unchanged by a command for the state it already has", () => {
    const [held, paused] = [after(running, [{ kind: "hold", held: true }, 0]), after(running, [{ kind: "pause" }, 0])];
    for (const from of [running, held]) expect(after(from, [{ kind: "hold", held: from.held }, 300_000])).toBe(from);
    for (const from of [idleSchedule(), paused])
      expect(after(from, [{ kind: "set-flow-mode", flowMode: from.flowMode }, 0])).toBe(from);
  });

  test("refuses what its state does not allow (LS-5.6, LS-D3.5)", () => {
    const finished = after(running, [{ kind: "finish" }, 1000]);
    const cases: Array<[ScheduleState, Command, string]> = [
      [running, { kind: "start" }, "schedule_already_running"],
      [finished, { kind: "start" }, "schedule_finished"],
      [idleSchedule(), { kind: "start", index: 99 }, "index_out_of_range"],
      [idleSchedule(), { kind: "pause" }, "schedule_not_running"],
      [running, { kind: "pause", remainingSec: -1 }, "remaining_out_of_range"],
      [running, { kind: "pause", remainingSec: 96 }, "remaining_out_of_range"],
      [idleSchedule(), { kind: "next" }, "schedule_not_running"],
      [finished, { kind: "next" }, "schedule_finished"],
      [running, { kind: "seek", index: 99 }, "index_out_of_range"],
      [finished, { kind: "seek", index: 0 }, "schedule_finished"],
      [running, { kind: "set-flow-mode", flowMode: "FREE" }, "flow_mode_locked"],
      [finished, { kind: "set-flow-mode", flowMode: "FREE" }, "flow_mode_locked"],
      [finished, { kind: "extend", minutes: 1 }, "schedule_finished"],
      [idleSchedule(), { kind: "hold", held: true }, "schedule_not_running"],
      [running, { kind: "advance" }, "schedule_moved"],
    ];
    for (const [from, command, refusal] of cases)
      expect([command.kind, code(from, command)]).toEqual([command.kind, refusal]);
    expect(reduce(idleSchedule(), { kind: "start" }, { totalSec: 1200, interviewees: [] }, 0)).toEqual({
      ok: false,
      code: "schedule_empty",
    });
  });

  test("keeps finished turns when it becomes free, and calls later ones by name (LS-D3.5)", () => {
    const toSecondTurn = Array.from({ length: 7 }, (): [Command, number] => [{ kind: "next" }, 0]);
    const paused = after(running, ...toSecondTurn, [{ kind: "pause" }, 10_000]);
    const free = after(paused, [{ kind: "set-flow-mode", flowMode: "FREE" }, 20_000]);
    expect(free.timeline.slice(0, 7)).toEqual(paused.timeline.slice(0, 7));
    expect(free.timeline.slice(7)).toMatchObject([
      { type: "QUESTION", intervieweeAttendeeId: 2, durationSec: 10 },
      { type: "TURN", intervieweeAttendeeId: 2 },
    ]);
    expect(after(free, [{ kind: "next", intervieweeAttendeeId: 1 }, 30_000]).timeline.at(-1)).toMatchObject({
      type: "TURN",
      intervieweeAttendeeId: 1,
      slotIndex: 2,
    });
  });

  test("plans the current and the waiting candidates again when it becomes guided", () => {
    const paused = after(idleSchedule("FREE"), [{ kind: "start" }, 0], [{ kind: "pause" }, 60_000]);
    const guided = after(paused, [{ kind: "set-flow-mode", flowMode: "GUIDED" }, 70_000]);
    const [ran, ...planned] = guided.timeline;
    expect(ran).toMatchObject({ type: "TURN", durationSec: 60, intervieweeAttendeeId: 1 });
    expect(planned.reduce((sum, segment) => sum + segment.durationSec, 0)).toBe(1140);
    expect(planned.map((segment) => segment.intervieweeAttendeeId)).toEqual([
      ...Array(6).fill(1),
      ...Array(6).fill(2),
      null,
    ]);
    expect(guided.remainingMs).toBe((planned[0]?.durationSec ?? 0) * 1000);
  });

  test("free: next names the candidate, refuses strangers, and without one finishes (LS-5.9, LS-D3.3)", () => {
    const free = after(idleSchedule("FREE"), [{ kind: "start" }, 0]);
    expect([free.timeline.length, dueAt(free)]).toEqual([1, null]);
    expect(code(free, { kind: "next", intervieweeAttendeeId: 99 })).toBe("attendee_not_found");
    const second = after(free, [{ kind: "next", intervieweeAttendeeId: 2 }, 10_000]);
    expect(second.timeline.map((segment) => [segment.type, segment.intervieweeAttendeeId])).toEqual([
      ["TURN", 1],
      ["TURN", 2],
    ]);
    expect(after(second, [{ kind: "next" }, 20_000]).status).toBe("FINISHED");
  });

  test("grows to 64 segments and no further, by turns or by changing its mode", () => {
    let free = after(idleSchedule("FREE"), [{ kind: "start" }, 0]);
    while (free.timeline.length < 64) free = after(free, [{ kind: "next", intervieweeAttendeeId: 2 }, 0]);
    expect(code(free, { kind: "next", intervieweeAttendeeId: 1 })).toBe("schedule_full");
    const paused = after(free, [{ kind: "pause" }, 0]);
    expect(code(paused, { kind: "set-flow-mode", flowMode: "GUIDED" })).toBe("schedule_full");
    expect(after(free, [{ kind: "next" }, 0]).status).toBe("FINISHED");
  });

  test("is lengthened up to eight hours in all", () => {
    const hours = (totalSec: number) => reduce(running, { kind: "extend", minutes: 5 }, { ...PLAN, totalSec }, 0);
    expect(hours(8 * 3600 - 300).ok).toBe(true);
    expect(hours(8 * 3600 - 299)).toEqual({ ok: false, code: "session_too_long" });
  });

  test("stays consistent under any sequence of commands", () => {
    const command = fc.oneof(
      fc.record({ kind: fc.constant("start" as const) }),
      fc.record({ kind: fc.constant("pause" as const) }),
      fc.record({ kind: fc.constant("next" as const) }),
      fc.record({ kind: fc.constant("seek" as const), index: fc.nat(15) }),
      fc.record({ kind: fc.constant("extend" as const), minutes: fc.constantFrom(1, 5) }),
      fc.record({ kind: fc.constant("hold" as const), held: fc.boolean() }),
      fc.record({
        kind: fc.constant("set-flow-mode" as const),
        flowMode: fc.constantFrom("GUIDED" as const, "FREE" as const),
      }),
      fc.record({ kind: fc.constant("advance" as const) }),
      fc.record({ kind: fc.constant("next" as const), intervieweeAttendeeId: fc.constantFrom(1, 2) }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(command, fc.nat(400_000)), { maxLength: 40 }), (moves) => {
        let current = idleSchedule();
        let now = 0;
        for (const [move, elapsed] of moves) {
          now += elapsed;
          const outcome = reduce(current, move, PLAN, now);
          if (!outcome.ok || outcome.state === current) continue;
          expect(outcome.state.version).toBe(current.version + 1);
          expect(outcome.state.startedAt === null).toBe(outcome.state.status !== "RUNNING");
          expect(outcome.state.status === "IDLE" || outcome.state.currentIndex < outcome.state.timeline.length).toBe(
            true,
          );
          expect(new Set(outcome.state.timeline.map((segment) => segment.id)).size).toBe(outcome.state.timeline.length);
          current = outcome.state;
        }
      }),
    );
  });
});
