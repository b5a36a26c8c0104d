import type { Schedule, Segment, SegmentType } from "./schedule.types";

/** The story of the pictures: System design, Tuesday 24 November 2026, four turns of 18 minutes, then the debrief. */
export const STORY_TURNS = [401, 402, 403, 404] as const;
/** 14:07:18 in Zurich: 1:42 is left of question 3 in the first turn. */
export const STORY_SECOND_MS = Date.parse("2026-11-24T13:07:18.000Z");

const QUESTION_SEC = 180;
const PLAN: ReadonlyArray<readonly [SegmentType, number]> = [
  ["QUESTION", QUESTION_SEC],
  ["QUESTION", QUESTION_SEC],
  ["QUESTION", QUESTION_SEC],
  ["QUESTION", QUESTION_SEC],
  ["QNA_RUN", 120],
  ["EVALUATE", 240],
];
const DEBRIEF_SEC = 480;

function turn(attendeeId: number, slot: number): Segment[] {
  return PLAN.map(([type, duration_sec], place) => ({
    id: `t${slot}-${place}`,
    type,
    slot_index: slot,
    duration_sec,
    remaining_sec: null,
    started_at: null,
    question_id: type === "QUESTION" ? slot * 10 + place + 1 : null,
    interviewee_attendee_id: attendeeId,
  }));
}

const debrief: Segment = {
  id: "debrief",
  type: "DEBRIEF",
  slot_index: null,
  duration_sec: DEBRIEF_SEC,
  remaining_sec: null,
  started_at: null,
  question_id: null,
  interviewee_attendee_id: null,
};

/** A guided schedule in question 3 of the first turn, with any part of it changed. */
export function storySchedule(change: Partial<Schedule> = {}): Schedule {
  return {
    session_id: 12,
    status: "RUNNING",
    flow_mode: "GUIDED",
    current_index: 2,
    started_at: "2026-11-24T13:06:00.000Z",
    remaining_sec: QUESTION_SEC,
    held: false,
    timeline: [...STORY_TURNS.flatMap(turn), debrief],
    version: 7,
    server_time: "2026-11-24T13:07:18.000Z",
    ...change,
  };
}

/** The same in FREE: one segment a turn, appended as they come. */
export function freeSchedule(change: Partial<Schedule> = {}): Schedule {
  const [first] = turn(STORY_TURNS[0], 0);
  const segment: Segment = { ...(first as Segment), type: "TURN", question_id: null, duration_sec: 1080 };
  return storySchedule({ flow_mode: "FREE", current_index: 0, remaining_sec: 1080, timeline: [segment], ...change });
}

/** A clock and a timer that only move when told. */
export function manualTime(startMs: number) {
  let now = startMs;
  let offset = 0;
  let tasks: Array<{ atMs: number; task: () => void }> = [];
  return {
    clock: { now: () => now + offset },
    timer: {
      after(delayMs: number, task: () => void) {
        const entry = { atMs: now + delayMs, task };
        tasks.push(entry);
        return () => {
          tasks = tasks.filter((other) => other !== entry);
        };
      },
    },
    /** Moves on, running what is due in order. */
    advance(ms: number) {
      const end = now + ms;
      for (;;) {
        const due = tasks.filter(({ atMs }) => atMs <= end).sort((a, b) => a.atMs - b.atMs)[0];
        if (!due) break;
        tasks = tasks.filter((other) => other !== due);
        now = Math.max(now, due.atMs);
        due.task();
      }
      now = end;
    },
    /** Corrects the clock without time passing. */
    shift(ms: number) {
      offset += ms;
    },
    pending: () => tasks.length,
  };
}
