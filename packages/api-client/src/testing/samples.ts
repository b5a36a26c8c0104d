import type {
  Evaluation,
  FreeTimer,
  Schedule,
  ServerEvent,
  SessionState,
  SessionSummary,
} from "../generated/types.gen";

const SESSION = 7;

export const schedule = (over: Partial<Schedule>): Schedule => ({
  session_id: SESSION,
  status: "RUNNING",
  flow_mode: "GUIDED",
  current_index: 0,
  started_at: "2026-01-01T10:00:00.000Z",
  remaining_sec: 60,
  held: false,
  timeline: [
    {
      id: "s1",
      type: "QUESTION",
      slot_index: 0,
      duration_sec: 60,
      remaining_sec: null,
      started_at: null,
      question_id: 1,
      interviewee_attendee_id: 3,
    },
  ],
  version: 1,
  server_time: "2026-01-01T10:00:00.000Z",
  ...over,
});

const freeTimer = (over: Partial<FreeTimer>): FreeTimer => ({
  sessionId: SESSION,
  durationSec: 120,
  remainingSec: 120,
  startedAtMs: null,
  isActive: false,
  isPaused: false,
  ...over,
});

export const state = (over: Partial<SessionState>): SessionState => ({
  session_id: SESSION,
  session_status: "SCHEDULED",
  schedule: schedule({}),
  designations: { interviewee: null, interviewer: null, featuredQuestion: null, spotlightIdentity: null },
  free_timer: freeTimer({}),
  authorities: [],
  my_rights: { roles: [], capabilities: [] },
  present: [],
  recording: false,
  handover: null,
  raised_hands: [],
  left_candidates: [],
  evaluation_progress: null,
  stream_cursor: "c0",
  server_time: "2026-01-01T10:00:00.000Z",
  ...over,
});

export const summary = (id: number, attendee_count: number) =>
  ({ id, attendee_count, status: "SCHEDULED" }) as SessionSummary;
export const attendee = (id: number, keycloak_id: string) => ({ id, user: { keycloak_id } });
export const evaluation = (id: number, updated_at: string) =>
  ({ id, session_id: SESSION, updated_at, comments: "" }) as Evaluation;

const DATA: Record<string, unknown> = {
  "session.state.update": { session_id: SESSION, status: "IN_PROGRESS", host_attendee_id: 1 },
  "interviewee.designated": { session_id: SESSION, interviewee_attendee_id: 3, interviewer_keycloak_id: "kc-host" },
  "spotlight.changed": { session_id: SESSION, spotlight_identity: "kc-ben" },
  "free_timer.update": { session_id: SESSION, op: "start", timer: freeTimer({ isActive: true, startedAtMs: 1000 }) },
  "attendee.update": { session_id: SESSION, attendee_id: 3, status: "CONFIRMED", attendee_count: 5, is_present: true },
  "evaluation.update": {
    session_id: SESSION,
    evaluation_id: 5,
    evaluatee: 3,
    status: "DRAFT",
    updated_at: "2026-01-01T10:00:00.000Z",
  },
  "evaluation.progress": { session_id: SESSION, evaluatee: 3 },
  "feedback.summary.update": { session_id: SESSION, evaluatee: 3 },
};

/** One event of the kind about session 7. */
export function serverEvent(type: ServerEvent["type"]): ServerEvent {
  const data =
    DATA[type] ??
    (type.startsWith("schedule.")
      ? { session_id: SESSION, schedule: schedule({}) }
      : type.startsWith("ai.task.")
        ? { session_id: SESSION, task_id: "01234567-89ab-4cde-8f01-23456789abcd" }
        : { session_id: SESSION });
  return {
    type,
    data,
    meta: {
      idempotency_key: `${type}:1`,
      stream: `session:${SESSION}`,
      seq: 1,
      at: "2026-01-01T10:00:00.000Z",
      actor: null,
    },
  } as ServerEvent;
}
