import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { freeSchedule, STORY_SECOND_MS, storySchedule } from "../schedule.fixtures";
import type { Schedule, ScheduleAction, SchedulePort, ScheduleReply } from "./schedule.types";
import { createScheduleStore } from "./schedule-store";

/** A server that responds when the test says so. */
function open(schedule: Schedule = storySchedule()) {
  const answers: Array<(answer: ScheduleReply) => void> = [];
  const port = {
    send: vi.fn<SchedulePort["send"]>(() => new Promise((resolve) => answers.push(resolve))),
    refetch: vi.fn(),
    reportFailure: vi.fn(),
  };
  const store = createScheduleStore({ port, clock: { now: () => STORY_SECOND_MS } });
  store.receive(schedule);
  return {
    store,
    port,
    answer: async (answer: ScheduleReply) => {
      answers.shift()?.(answer);
      await Promise.resolve();
      await Promise.resolve();
    },
    shown: () => store.getState().schedule as Schedule,
  };
}

test("an action, its event and its response render once when they show the same schedule", async () => {
  const { store, shown, answer } = open();
  const drawn = new Set<Schedule>();
  store.subscribe(() => drawn.add(shown()));
  void store.act({ kind: "hold", held: true });
  const held = { ...storySchedule({ held: true }), version: storySchedule().version + 1 };
  store.receive(held);
  await answer({ kind: "done", schedule: { ...held, server_time: "2026-11-24T09:05:00.000Z" } });
  expect(shown().held).toBe(true);
  expect(store.getState().pending).toBeNull();
  expect(store.getServerSchedule()?.version).toBe(held.version);
  expect(drawn.size).toBe(1);
});

describe("an action is shown at once (LS-4.17)", () => {
  test("pause stops the clock where it is", () => {
    const { store, shown } = open();
    void store.act({ kind: "pause" });
    expect(shown()).toMatchObject({ status: "PAUSED", remaining_sec: 102, started_at: null });
    expect(store.getState().pending).toBe("pause");
  });
  test("resume starts the clock from now", () => {
    const { store, shown } = open(storySchedule({ status: "PAUSED", started_at: null, remaining_sec: 102 }));
    void store.act({ kind: "resume" });
    const started_at = new Date(STORY_SECOND_MS).toISOString();
    expect(shown()).toMatchObject({ status: "RUNNING", started_at, remaining_sec: 102 });
  });
  test("seek starts the requested segment", () => {
    const { store, shown } = open();
    void store.act({ kind: "seek", index: 5 });
    expect(shown()).toMatchObject({ current_index: 5, started_at: new Date(STORY_SECOND_MS).toISOString() });
  });
  test("a self-paced start shows the person it names in the hot seat", () => {
    const { store, shown } = open(freeSchedule({ status: "IDLE", started_at: null }));
    void store.act({ kind: "start", intervieweeAttendeeId: 403 });
    expect(shown()).toMatchObject({ status: "RUNNING", timeline: [{ interviewee_attendee_id: 403 }] });
  });
  test("minutes added in overtime count from now", () => {
    const { store, shown } = open(storySchedule({ held: true, remaining_sec: 30 }));
    void store.act({ kind: "extend", minutes: 5 });
    expect(shown()).toMatchObject({ remaining_sec: 300, started_at: new Date(STORY_SECOND_MS).toISOString() });
  });
  test("next begins the next segment with its whole time", () => {
    const { store, shown } = open();
    void store.act({ kind: "next" });
    expect(shown()).toMatchObject({
      current_index: 3,
      remaining_sec: 180,
      started_at: new Date(STORY_SECOND_MS).toISOString(),
    });
  });
  test("next on the last segment finishes", () => {
    const { store, shown } = open(storySchedule({ current_index: 24 }));
    void store.act({ kind: "next" });
    expect(shown().status).toBe("FINISHED");
  });
  test("one more minute extends the segment and its remaining time", () => {
    const { store, shown } = open();
    void store.act({ kind: "extend", minutes: 1 });
    expect(shown().remaining_sec).toBe(240);
    expect(shown().timeline[2]?.duration_sec).toBe(240);
  });
  test("a second action during the first is dropped, not queued (LS-4.16)", () => {
    const { store, port } = open();
    void store.act({ kind: "pause" });
    void store.act({ kind: "next" });
    expect(port.send).toHaveBeenCalledTimes(1);
  });
});

test("every action contains the segment that the person saw", () => {
  const actions: ScheduleAction[] = [
    { kind: "pause" },
    { kind: "next" },
    { kind: "seek", index: 0 },
    { kind: "extend", minutes: 5 },
    { kind: "hold", held: true },
  ];
  for (const action of actions) {
    const { store, port } = open();
    void store.act(action);
    expect(port.send).toHaveBeenCalledWith(action, { expectedIndex: 2, remainingSec: 102 });
  }
});

describe("the response", () => {
  test("of a success becomes the schedule", async () => {
    const { store, answer, shown } = open();
    void store.act({ kind: "next" });
    const server = storySchedule({ version: 8, current_index: 3 });
    await answer({ kind: "done", schedule: server });
    expect(shown()).toBe(server);
    expect(store.getState().pending).toBeNull();
  });
  test("schedule_moved brings the valid schedule, without a failure message (LS-D3.7)", async () => {
    const { store, answer, shown, port } = open();
    void store.act({ kind: "next" });
    const server = storySchedule({ version: 9, current_index: 4 });
    await answer({ kind: "moved", schedule: server });
    expect(shown()).toBe(server);
    expect(port.reportFailure).not.toHaveBeenCalled();
  });
  test("of a failure drops the overlay, reports the reason and reads again (LS-4.17, LS-8.1, LS-D3.7)", async () => {
    const { store, answer, shown, port } = open();
    const error = new Error("Refused");
    void store.act({ kind: "pause" });
    await answer({ kind: "failed", error });
    expect(shown()).toMatchObject({ status: "RUNNING", version: 7 });
    expect(port.reportFailure).toHaveBeenCalledWith(error);
    expect(port.refetch).toHaveBeenCalledTimes(1);
  });
  test("of a failure keeps the schedule that an event brought meanwhile (LS-D3.7)", async () => {
    const { store, answer, shown } = open();
    void store.act({ kind: "pause" });
    const moved = storySchedule({ version: 8, current_index: 3 });
    store.receive(moved);
    await answer({ kind: "failed", error: null });
    expect(shown()).toBe(moved);
  });
  test("is not rendered again when the action’s own event came first", () => {
    const { store, shown } = open();
    void store.act({ kind: "next" });
    store.receive(storySchedule({ version: 8, current_index: 3 }));
    expect(shown().current_index).toBe(3);
  });
});

test("an older schedule never replaces a newer one", () => {
  const { store, shown } = open(storySchedule({ version: 7 }));
  store.receive(storySchedule({ version: 6, current_index: 0 }));
  expect(shown().current_index).toBe(2);
});

test("after any actions and responses the schedule at rest is the newest one from the server", async () => {
  const action = fc.constantFrom<ScheduleAction>(
    { kind: "pause" },
    { kind: "next" },
    { kind: "seek", index: 5 },
    { kind: "extend", minutes: 5 },
    { kind: "hold", held: true },
  );
  const server = fc.record({
    version: fc.integer({ min: 1, max: 30 }),
    current_index: fc.integer({ min: 0, max: 24 }),
  });
  const step = fc.oneof(
    fc.record({ do: fc.constant("act" as const), action }),
    fc.record({ do: fc.constant("event" as const), server }),
    fc.record({
      do: fc.constant("answer" as const),
      kind: fc.constantFrom("done" as const, "moved" as const, "failed" as const),
      server,
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { store, answer, shown } = open(storySchedule({ version: 0 }));
      let newest = shown();
      const told = (schedule: Schedule) => {
        if (schedule.version > newest.version) newest = schedule;
      };
      for (const each of steps) {
        if (each.do === "act") void store.act(each.action);
        else if (each.do === "event") {
          const schedule = storySchedule(each.server);
          store.receive(schedule);
          told(schedule);
        } else if (store.getState().pending) {
          const schedule = storySchedule(each.server);
          await answer(each.kind === "failed" ? { kind: "failed", error: null } : { kind: each.kind, schedule });
          if (each.kind !== "failed") told(schedule);
        }
        // Of two equal schedules the first stays: a new version alone renders nothing.
        if (!store.getState().pending) expect({ ...shown(), version: 0 }).toEqual({ ...newest, version: 0 });
      }
    }),
    { seed: 20261124, numRuns: 200 },
  );
});
