import { expect, it } from "vitest";
import type { Person } from "../attendees/attendee-repository.ts";
import { planAgenda } from "./plan-agenda.ts";

type Session = Parameters<typeof planAgenda>[0];
type Schedule = Parameters<typeof planAgenda>[1];
type Segment = Schedule["timeline"][number];

const BEGIN = "2026-11-24T13:00:00.000Z";
const session = { startedAt: new Date(BEGIN), startTime: new Date(BEGIN) } as Session;
const minutes = (count: number) => new Date(Date.parse(BEGIN) + count * 60_000).toISOString();

/**
 * A turn of two segments of nine minutes; `began` in minutes after the start, null for a segment that has not begun.
 */
const turn = (slot: number, began: readonly [number | null, number | null]): Segment[] =>
  began.map(
    (at, place) =>
      ({
        id: `t${slot}-${place}`,
        slot_index: slot,
        duration_sec: 540,
        started_at: at === null ? null : minutes(at),
        interviewee_attendee_id: 401 + slot,
      }) as Segment,
  );
const scheduleOf = (turns: Segment[][]) => {
  const timeline = turns.flat();
  return { timeline, current_index: timeline.findLastIndex((one) => one.started_at !== null) } as Schedule;
};
const agendaOf = (...turns: Segment[][]) =>
  planAgenda(session, scheduleOf(turns), []).map((entry) => [
    (Date.parse(entry.starts_at) - Date.parse(BEGIN)) / 60_000,
    entry.duration_sec / 60,
  ]);

it("shows the plan before the start", () => {
  expect(agendaOf(turn(0, [null, null]), turn(1, [null, null]))).toEqual([
    [0, 18],
    [18, 18],
  ]);
});

it("shows the real length of a turn that ended early, by the begin of the next one", () => {
  expect(agendaOf(turn(0, [0, 3]), turn(1, [5, null]), turn(2, [null, null]))).toEqual([
    [0, 5],
    [5, 18],
    [23, 18],
  ]);
});

it("gives no time to a turn that was passed over, whose segments never began", () => {
  expect(agendaOf(turn(0, [0, 9]), turn(1, [null, null]), turn(2, [18, null]))).toEqual([
    [0, 18],
    [18, 0],
    [18, 18],
  ]);
});

it("marks turns that have begun; the others are a plan", () => {
  const agenda = planAgenda(session, scheduleOf([turn(0, [0, 9]), turn(1, [null, null])]), []);
  expect(agenda.map((entry) => entry.has_begun)).toEqual([true, false]);
});

it("names for each turn the interviewer whom the server would designate, and nobody for the debrief (LS-D3.6)", () => {
  const person = (id: number, change: Partial<Person> = {}) =>
    ({ id, seat: "participant", isHost: false, present: true, ...change }) as Person;
  const people = [person(401, { isHost: true }), person(402, { present: false }), person(403)];
  const debrief = { ...turn(0, [null, null])[0], slot_index: null, interviewee_attendee_id: null } as Segment;
  const schedule = scheduleOf([turn(0, [null, null]), turn(1, [null, null]), [debrief]]);
  expect(planAgenda(session, schedule, people).map((entry) => entry.interviewer_attendee_id)).toEqual([403, 401, null]);
});

it("counts a segment of the running turn that ended early", () => {
  expect(agendaOf(turn(0, [0, 4]), turn(1, [null, null]))).toEqual([
    [0, 13],
    [13, 18],
  ]);
});

it("shows the rest of an interrupted turn where it resumes, with the time it has left", () => {
  const [asked, left] = turn(0, [0, 9]);
  const interrupted = { ...left, remaining_sec: 180, interrupted: true } as Segment;
  const timeline = [asked as Segment, ...turn(1, [15, null]), interrupted];
  const agenda = planAgenda(session, { timeline, current_index: 1 } as Schedule, []);
  expect(agenda.map((entry) => [entry.attendee_id, entry.starts_at, entry.duration_sec / 60])).toEqual([
    [401, minutes(0), 15],
    [402, minutes(15), 18],
    [401, minutes(33), 3],
  ]);
});
