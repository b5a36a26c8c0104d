import { describe, expect, test } from "vitest";
import { freeSchedule, STORY_SECOND_MS, STORY_TURNS, storySchedule, storyWaiting } from "../schedule.fixtures";
import type { Schedule, ScheduleAbilities } from "./schedule.types";
import {
  abilitiesOf,
  afterThisTurn,
  clockStateOf,
  countdownRemaining,
  isExpiring,
  isOverrunning,
  phaseOf,
  plannedSeconds,
  questionNumber,
  segmentElapsedPart,
  segmentEndsAt,
  segmentRemaining,
  sessionRemaining,
  shownSeconds,
  turnEndsAt,
  turnRemaining,
  turnStartsAt,
} from "./schedule-rules";

const LAST = storySchedule().timeline.length - 1;
const none: ScheduleAbilities = {
  canStart: false,
  canPause: false,
  canResume: false,
  canNext: false,
  canEnd: false,
  canSeek: false,
};

describe("the actions that the schedule allows (LS-4.11, LS-4.12, LS-4.13, LS-4.14, LS-4.15)", () => {
  const cases: Array<[string, Schedule | null, Partial<ScheduleAbilities>]> = [
    ["no schedule", null, {}],
    ["idle", storySchedule({ status: "IDLE", current_index: 0 }), { canStart: true, canNext: true, canSeek: true }],
    ["idle without a timeline", storySchedule({ status: "IDLE", current_index: 0, timeline: [] }), {}],
    ["running", storySchedule(), { canPause: true, canNext: true, canSeek: true }],
    [
      "running on the last segment",
      storySchedule({ current_index: LAST }),
      { canPause: true, canEnd: true, canSeek: true },
    ],
    ["paused", storySchedule({ status: "PAUSED" }), { canResume: true, canNext: true, canSeek: true }],
    [
      "paused on the last segment",
      storySchedule({ status: "PAUSED", current_index: LAST }),
      { canResume: true, canEnd: true, canSeek: true },
    ],
    ["waiting for the candidate", storyWaiting(), {}],
    ["one segment only", freeSchedule(), { canPause: true, canEnd: true }],
    ["finished", storySchedule({ status: "FINISHED" }), {}],
  ];
  test.each(cases)("%s: these and no others", (_name, schedule, expected) => {
    expect(abilitiesOf(schedule)).toEqual({ ...none, ...expected });
  });
});

test.each([
  ["waiting", null],
  ["introduction", storySchedule({ status: "IDLE" })],
  ["questions", storySchedule()],
  ["questions", storySchedule({ current_index: 4 })],
  ["evaluation", storySchedule({ current_index: 5 })],
  ["questions", storySchedule({ current_index: 24 })],
  ["completed", storySchedule({ status: "FINISHED", current_index: 5 })],
] as const)("the phase is %s (LS-4.26)", (phase, schedule) => {
  expect(phaseOf(schedule)).toBe(phase);
});

describe("time left", () => {
  test("of a running segment counts from the server's start", () => {
    expect(segmentRemaining(storySchedule(), STORY_SECOND_MS)).toBe(102);
    expect(segmentElapsedPart(storySchedule(), STORY_SECOND_MS)).toBeCloseTo(78 / 180);
  });
  test("of a paused segment stands still", () => {
    const paused = storySchedule({ status: "PAUSED", started_at: null, remaining_sec: 41 });
    expect(segmentRemaining(paused, STORY_SECOND_MS + 60_000)).toBe(41);
  });
  test("of a question's own limit counts from its start, past 0, and stands still without one", () => {
    const startedAt = new Date(1_000_000).toISOString();
    expect(countdownRemaining({ startedAt, remainingSec: 60 }, 1_070_000)).toBe(-10);
    expect(countdownRemaining({ startedAt, remainingSec: 60 }, 990_000)).toBe(60);
    expect(countdownRemaining({ startedAt: null, remainingSec: 50 }, 9_000_000)).toBe(50);
  });
  test("of the turn and of the session add the segments to come", () => {
    expect(turnRemaining(storySchedule(), STORY_SECOND_MS)).toBe(102 + 180 + 120 + 240);
    expect(sessionRemaining(storySchedule(), STORY_SECOND_MS)).toBe(102 + 540 + 3 * 1080 + 480);
  });
  test("of a self-paced session is its length without the time of the turns so far", () => {
    const whole = 80 * 60;
    const idle = freeSchedule({ status: "IDLE", started_at: null });
    expect(sessionRemaining(idle, STORY_SECOND_MS, whole)).toBe(whole);
    const [turn] = freeSchedule().timeline;
    const second = freeSchedule({
      current_index: 1,
      timeline: turn
        ? [
            { ...turn, remaining_sec: 180 },
            { ...turn, id: "t1", slot_index: 1 },
          ]
        : [],
    });
    expect(sessionRemaining(second, STORY_SECOND_MS, whole)).toBe(whole - 900 - 78);
    expect(sessionRemaining(second, STORY_SECOND_MS + 2 * whole * 1000, whole)).toBe(0);
    expect(sessionRemaining(storySchedule(), STORY_SECOND_MS, whole)).toBe(102 + 540 + 3 * 1080 + 480);
  });
  test("of a turn ends in the minute that a clock then shows, never in the next one", () => {
    const endsAt = (nowMs: number, change: Partial<Schedule> = {}) =>
      new Date(turnEndsAt(storySchedule(change), nowMs)).toISOString();
    expect(endsAt(STORY_SECOND_MS)).toBe("2026-11-24T13:18:00.000Z");
    expect(endsAt(STORY_SECOND_MS, { started_at: "2026-11-24T13:06:53.000Z" })).toBe("2026-11-24T13:18:00.000Z");
    // A fraction of a second does not change the minute: the text stays.
    expect(endsAt(STORY_SECOND_MS + 333, { started_at: "2026-11-24T13:05:59.900Z" })).toBe("2026-11-24T13:18:00.000Z");
  });
  test("of the last segment of a turn ends in the minute in which the turn ends", () => {
    const evaluating = { current_index: 5, remaining_sec: 720, started_at: "2026-11-24T13:05:59.900Z" };
    const ends = [segmentEndsAt, turnEndsAt].map((endsAt) => endsAt(storySchedule(evaluating), STORY_SECOND_MS + 333));
    expect(ends.map((at) => new Date(at).toISOString())).toEqual(Array(2).fill("2026-11-24T13:18:00.000Z"));
  });
  test("of a later turn begins where the turns before it end", () => {
    const startsAt = (attendeeId: number, change: Partial<Schedule> = {}) => {
      const at = turnStartsAt(storySchedule(change), attendeeId, STORY_SECOND_MS);
      return at === null ? null : new Date(at).toISOString();
    };
    expect(startsAt(STORY_TURNS[1])).toBe("2026-11-24T13:18:00.000Z");
    expect(startsAt(STORY_TURNS[2])).toBe("2026-11-24T13:36:00.000Z");
    expect(startsAt(STORY_TURNS[2], { status: "IDLE", current_index: 0 })).toBeNull();
    expect(startsAt(STORY_TURNS[2], { current_index: LAST })).toBeNull();
  });
  test("stops at zero when the server advances automatically (LS-9.5)", () => {
    expect(segmentRemaining(storySchedule(), STORY_SECOND_MS + 200_000)).toBe(0);
  });
  test.each([
    ["held", storySchedule({ held: true })],
    ["free", freeSchedule({ remaining_sec: 180 })],
    ["last", storySchedule({ current_index: LAST })],
  ])("counts overtime in a %s segment", (_name, schedule) => {
    expect(segmentRemaining(schedule, STORY_SECOND_MS + 114_000)).toBe(-12);
    expect(clockStateOf(schedule, -12)).toBe("over");
    expect(turnRemaining(schedule, STORY_SECOND_MS + 114_000)).toBeGreaterThanOrEqual(0);
  });
  test("of a finished schedule is zero", () => {
    expect(segmentRemaining(storySchedule({ status: "FINISHED" }), STORY_SECOND_MS)).toBe(0);
    expect(sessionRemaining(storySchedule({ status: "FINISHED" }), STORY_SECOND_MS)).toBe(0);
  });
});

test("a segment is expiring from 30 seconds on (LS-4.19, LS-9.3)", () => {
  expect([31, 30.001, 30, 1].map(isExpiring)).toEqual([false, false, true, true]);
  expect(clockStateOf(storySchedule(), 30)).toBe("expiring");
  expect(clockStateOf(storySchedule({ held: true }), 30)).toBe("hold");
  expect(clockStateOf(storySchedule({ status: "PAUSED" }), 30)).toBe("paused");
});

test("the session overruns when under a fifth of it is left (LS-4.20, LS-9.4)", () => {
  const whole = 4 * 1080 + 480;
  const late = (left: number) =>
    storySchedule({ current_index: LAST, remaining_sec: left, started_at: "2026-11-24T13:07:18.000Z" });
  expect(isOverrunning(late(whole * 0.2), STORY_SECOND_MS)).toBe(false);
  expect(isOverrunning(late(whole * 0.2 - 1), STORY_SECOND_MS)).toBe(true);
  expect(isOverrunning({ ...late(1), status: "FINISHED" }, STORY_SECOND_MS)).toBe(false);
});

test("the last second is shown until it is over", () => {
  expect([102, 101.4, 0.2, 0, -0.4, -1, -12.9].map(shownSeconds)).toEqual([102, 102, 1, 0, 0, 1, 12]);
});

test("the next person and the question’s number in its turn come from the segments", () => {
  const schedule = storySchedule();
  expect(afterThisTurn(schedule)?.interviewee_attendee_id).toBe(402);
  expect(afterThisTurn(storySchedule({ current_index: LAST - 1 }))?.type).toBe("DEBRIEF");
  expect(afterThisTurn(storySchedule({ current_index: LAST }))).toBeNull();
  expect(questionNumber(schedule, schedule.timeline[8] as (typeof schedule.timeline)[number])).toBe(3);
});

test("an interrupted turn that continues later counts with its remaining time", () => {
  const { timeline } = storySchedule();
  const interrupted = timeline.map((one, order) =>
    order === 6 ? { ...one, remaining_sec: 45, interrupted: true as const } : one,
  );
  const schedule = storySchedule({ timeline: interrupted });
  expect(plannedSeconds(interrupted[6] as (typeof interrupted)[number])).toBe(45);
  expect(sessionRemaining(schedule, STORY_SECOND_MS)).toBe(sessionRemaining(storySchedule(), STORY_SECOND_MS) - 135);
});
