import type { Schedule, Segment, SegmentType } from "./headless/schedule.types";

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

/** The server's form: all segments up to the current one have begun. */
const begunUpTo = (index: number, segments: readonly Segment[]) =>
  segments.map((segment, place) => (place <= index ? { ...segment, started_at: "2026-11-24T13:00:00.000Z" } : segment));

/** A guided schedule in question 3 of the first turn, with any part of it changed. */
export function storySchedule(change: Partial<Schedule> = {}): Schedule {
  const { status, current_index = 2 } = change;
  return {
    session_id: 12,
    status: "RUNNING",
    flow_mode: "GUIDED",
    current_index: 2,
    started_at: "2026-11-24T13:06:00.000Z",
    remaining_sec: QUESTION_SEC,
    held: false,
    timeline: begunUpTo(status === "IDLE" ? -1 : current_index, [...STORY_TURNS.flatMap(turn), debrief]),
    version: 7,
    server_time: "2026-11-24T13:07:18.000Z",
    ...change,
  };
}

/** Lucie's turn, the second of four, waits for her since 14:18: she has not come to it, so that it has not begun. */
export function storyWaiting(change: Partial<Schedule> = {}): Schedule {
  return storySchedule({
    status: "PAUSED",
    started_at: null,
    current_index: 6,
    // Begun up to Amara's evaluation, the one before.
    timeline: begunUpTo(5, [...STORY_TURNS.flatMap(turn), debrief]),
    waiting_for: { attendee_id: STORY_TURNS[1], since: "2026-11-24T13:18:00.000Z", asked_attendee_id: null },
    ...change,
  });
}
/** 14:18:42 in Zurich: Lucie's turn has waited for 42 seconds. */
export const STORY_WAITING_MS = Date.parse("2026-11-24T13:18:42.000Z");

/** The schedule in FREE: one segment a turn, appended as they come. */
export function freeSchedule(change: Partial<Schedule> = {}): Schedule {
  const [first] = turn(STORY_TURNS[0], 0);
  const segment: Segment = { ...(first as Segment), type: "TURN", question_id: null, duration_sec: 1080 };
  const timeline = begunUpTo(change.status === "IDLE" ? -1 : 0, [segment]);
  return storySchedule({ flow_mode: "FREE", current_index: 0, remaining_sec: 1080, timeline, ...change });
}
