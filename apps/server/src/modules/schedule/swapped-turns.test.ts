import { describe, expect, test } from "vitest";
import { planOf, reduceThrough, secondsOf } from "../../../test/reduce-through.ts";
import { isTurnOver } from "./asked-questions.ts";
import { remainingAt, type ScheduleState } from "./schedule-state.ts";

/** 60 minutes, three people: a turn of 1,080 s, its questions 189 s each. */
const QUESTION_SEC = 189;
const begun = () => {
  const schedule = reduceThrough(planOf(3600, 3));
  schedule.do({ kind: "start" }, 0);
  return schedule;
};
/** The candidates of the segments from the current one on. */
const toCome = ({ timeline, currentIndex }: ScheduleState) =>
  timeline
    .slice(currentIndex)
    .map((one) => one.intervieweeAttendeeId)
    .filter((id, order, all) => id !== all[order - 1]);
const inHotSeat = ({ timeline, currentIndex }: ScheduleState) => timeline[currentIndex]?.intervieweeAttendeeId;

describe("a timed session with another person in the hot seat", () => {
  test("swaps turns: theirs begins, and the interrupted one resumes in their place with the time it had left", () => {
    const schedule = begun();
    schedule.do({ kind: "next" }, 100);
    schedule.do({ kind: "swap", attendeeId: 3 }, 160);
    expect([toCome(schedule.state), schedule.state.startedAt]).toEqual([[3, 2, 1, null], 160_000]);
    expect(remainingAt(schedule.state, 160_000)).toBe(QUESTION_SEC * 1000);
    let now = 160;
    while (inHotSeat(schedule.state) !== 1) {
      now += 10;
      schedule.do({ kind: "next" }, now);
    }
    expect(schedule.state.timeline[schedule.state.currentIndex]).toMatchObject({ questionId: 12 });
    expect(remainingAt(schedule.state, now * 1000)).toBe((QUESTION_SEC - 60) * 1000);
    expect(secondsOf(schedule.state)).toBe(3600);
  });

  test("keeps every question of both turns, each once", () => {
    const schedule = begun();
    schedule.do({ kind: "swap", attendeeId: 2 }, 20);
    schedule.do({ kind: "swap", attendeeId: 1 }, 40);
    schedule.do({ kind: "swap", attendeeId: 3 }, 60);
    const questions = schedule.state.timeline.flatMap(({ questionId }) => (questionId === null ? [] : [questionId]));
    expect(questions.toSorted((one, other) => one - other)).toEqual([11, 12, 13, 14, 21, 22, 23, 24, 31, 32, 33, 34]);
  });

  test("calls a turn that was passed over, after which the interrupted one resumes", () => {
    const schedule = begun();
    schedule.do({ kind: "seek", index: 6 }, 30);
    schedule.do({ kind: "swap", attendeeId: 1 }, 60);
    expect(toCome(schedule.state)).toEqual([1, 2, 3, null]);
    expect(remainingAt(schedule.state, 60_000)).toBe((QUESTION_SEC - 30) * 1000);
  });

  test("also leaves the debrief, which follows with the time it had left", () => {
    const schedule = begun();
    schedule.do({ kind: "seek", index: 6 }, 30);
    schedule.do({ kind: "seek", index: 18 }, 60);
    schedule.do({ kind: "swap", attendeeId: 1 }, 90);
    expect(toCome(schedule.state)).toEqual([1, null]);
    expect(schedule.state.timeline.at(-1)).toMatchObject({ type: "DEBRIEF", resumeMs: 330_000 });
  });

  test("stays paused when the session is", () => {
    const schedule = begun();
    schedule.do({ kind: "pause" }, 10);
    schedule.do({ kind: "swap", attendeeId: 2 }, 60);
    expect(schedule.state).toMatchObject({ status: "PAUSED", startedAt: null, remainingMs: QUESTION_SEC * 1000 });
  });

  test("drops a question that was held in overtime: the turn resumes with the one after it", () => {
    const schedule = begun();
    schedule.do({ kind: "hold", held: true }, 10);
    schedule.do({ kind: "swap", attendeeId: 2 }, 400);
    const rest = schedule.state.timeline.findIndex((one) => one.intervieweeAttendeeId === 1 && one.questionId === 12);
    expect(rest).toBeGreaterThan(schedule.state.currentIndex);
    expect(schedule.state.timeline[0]).toMatchObject({ questionId: 11, remainingMs: -211_000 });
    expect(isTurnOver(schedule.state, 1)).toBe(false);
  });

  test("refuses without an unfinished turn, and before the start", () => {
    const schedule = reduceThrough(planOf(3600, 3));
    expect(schedule.ask({ kind: "swap", attendeeId: 2 }, 0)).toBe("schedule_not_running");
    schedule.do({ kind: "start" }, 0);
    for (let press = 1; press <= 6; press += 1) schedule.do({ kind: "next" }, press * 10);
    expect(inHotSeat(schedule.state)).toBe(2);
    expect(schedule.ask({ kind: "swap", attendeeId: 1 }, 100)).toBe("no_turn_left");
    expect(schedule.ask({ kind: "swap", attendeeId: 9 }, 100)).toBe("no_turn_left");
    schedule.do({ kind: "finish" }, 120);
    expect(schedule.ask({ kind: "swap", attendeeId: 3 }, 130)).toBe("schedule_finished");
  });

  test("changes nothing when it is their turn already", () => {
    const schedule = begun();
    const before = schedule.state;
    expect(schedule.do({ kind: "swap", attendeeId: 1 }, 50)).toBe(before);
  });
});

test("two later turns swap places while another one runs", () => {
  const schedule = begun();
  schedule.do({ kind: "swap", attendeeId: 3, withAttendeeId: 2 }, 30);
  expect([toCome(schedule.state), schedule.state.currentIndex]).toEqual([[1, 3, 2, null], 0]);
  expect(remainingAt(schedule.state, 30_000)).toBe((QUESTION_SEC - 30) * 1000);
  expect(schedule.ask({ kind: "swap", attendeeId: 3, withAttendeeId: 9 }, 40)).toBe("no_turn_left");
});
