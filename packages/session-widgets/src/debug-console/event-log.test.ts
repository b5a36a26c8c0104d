import { expect, it } from "vitest";
import { EVENTS_MAX } from "./event-log";
import { createEventLog, familyOf, summaryOf, textOf } from "./headless";

const event = (type: string, data: Record<string, unknown> = {}) => ({ type, at: 0, data });

it("keeps the last 500 events (LS-2.27, LS-9.26)", () => {
  const log = createEventLog();
  for (let count = 1; count <= EVENTS_MAX + 3; count += 1) log.add(event("schedule.update", { count }));
  const { shown } = log.getState();
  expect(shown).toHaveLength(500);
  expect(shown[0]?.data).toEqual({ count: 4 });
});

it.each([
  ["turn.started", "turn"],
  ["interviewee.designated", "turn"],
  ["schedule.next", "schedule"],
  ["attendee.role.changed", "attendee"],
  ["host.reassigned", "attendee"],
  ["evaluation.update", "evaluation"],
  ["feedback.summary.update", "evaluation"],
  ["tool.created", "tool"],
  ["session.state.update", "sessionState"],
  ["question.started", "question"],
  ["catalog.session.created", "other"],
] as const)("puts %s into the family %s (LS-7.32)", (type, family) => {
  expect(familyOf(type)).toBe(family);
});

it("stops while paused, counts new events, and shows them afterwards", () => {
  const log = createEventLog();
  log.add(event("turn.started"));
  log.setPaused(true);
  log.add(event("turn.completed"));
  expect(log.getState()).toMatchObject({ shown: [{ type: "turn.started" }], waiting: 1 });
  log.setPaused(false);
  expect(log.getState()).toMatchObject({ shown: [{ type: "turn.started" }, { type: "turn.completed" }], waiting: 0 });
});

it("is empty after clearing, including waiting events", () => {
  const log = createEventLog();
  log.add(event("turn.started"));
  log.setPaused(true);
  log.add(event("turn.completed"));
  log.clear();
  log.setPaused(false);
  expect(log.getState().shown).toEqual([]);
});

it("formats an event in one line, and copies all of it", () => {
  const data = { session_id: 7, schedule: { status: "RUNNING", timeline: [1, 2] }, ids: [1, 2] };
  expect(summaryOf(data)).toBe("session_id=7 schedule={status=RUNNING} ids=[2]");
  const log = createEventLog();
  log.add(event("schedule.start", data));
  expect(JSON.parse(textOf(log.getState().shown))).toEqual({
    at: "1970-01-01T00:00:00.000Z",
    type: "schedule.start",
    data,
  });
});
