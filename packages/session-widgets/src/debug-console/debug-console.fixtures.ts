import { familyOf, type LoggedEvent } from "./headless";

const STORY: readonly [number, string, Record<string, unknown>][] = [
  [0, "session.state.update", { session_id: 12, status: "IN_PROGRESS", host_attendee_id: 403 }],
  [420, "attendee.update", { session_id: 12, attendee_id: 402, status: "CONFIRMED", is_present: true }],
  [1_204, "schedule.start", { session_id: 12, schedule: { status: "RUNNING", current_index: 0, version: 3 } }],
  [1_204, "turn.started", { session_id: 12, slot_index: 0, interviewee_attendee_id: 401 }],
  [1_204, "question.started", { session_id: 12, question_id: 1, attendee_id: 401, index: 0 }],
  [94_880, "evaluation.update", { session_id: 12, evaluation_id: 9, evaluatee: 401, status: "DRAFT" }],
  [181_310, "schedule.next", { session_id: 12, schedule: { status: "RUNNING", current_index: 1, version: 4 } }],
];

/** Events of the story's first minutes. */
export const storyEvents: readonly LoggedEvent[] = STORY.map(([after, type, data], index) => ({
  id: index + 1,
  at: Date.parse("2026-11-24T13:00:00.000Z") + after,
  type,
  family: familyOf(type),
  data,
}));
