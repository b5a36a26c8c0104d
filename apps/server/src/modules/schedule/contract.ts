import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { Id, named, PathId, Timestamp } from "../../contract/shapes.ts";

export const FlowMode = named("FlowMode", z.enum(["GUIDED", "FREE"]));
export const ScheduleStatus = named("ScheduleStatus", z.enum(["IDLE", "RUNNING", "PAUSED", "FINISHED"]));
export const SegmentType = named("SegmentType", z.enum(["QUESTION", "QNA_RUN", "EVALUATE", "DEBRIEF", "TURN"]));

/** A segment (LS-3.3). Seconds are whole; `started_at` is set once the segment has begun. */
export const Segment = named(
  "Segment",
  z.object({
    id: z.string(),
    type: SegmentType,
    /** Which turn the segment belongs to, from 0; null for the debrief. */
    slot_index: z.number().int().nullable(),
    duration_sec: z.number().int(),
    /** Left when it was last stopped; null while it runs or has not begun. Negative: overtime. */
    remaining_sec: z.number().nullable(),
    started_at: Timestamp.nullable(),
    question_id: Id.nullable(),
    interviewee_attendee_id: Id.nullable(),
    /** Its turn was interrupted here: it goes on with `remaining_sec`, not with its whole length. Left out of every other one. */
    interrupted: z.literal(true).optional(),
  }),
);

/**
 * A guided turn waits for its candidate, who is not here: the clock stands still (LS-D3). Where they have not come to it
 * at all, its current segment has no `started_at`: the turn has not begun, and its first question is not asked.
 */
export const WaitingFor = named(
  "WaitingFor",
  z.object({
    attendee_id: Id,
    since: Timestamp,
    /** Who is asked to take their turn first. */
    asked_attendee_id: Id.nullable(),
  }),
);

/** The schedule (LS-3.2). Ids, states and times only: safe to carry in events. */
export const Schedule = named(
  "Schedule",
  z.object({
    session_id: Id,
    status: ScheduleStatus,
    flow_mode: FlowMode,
    current_index: z.number().int().min(0),
    /** Start of the running stretch of the current segment; null unless RUNNING. */
    started_at: Timestamp.nullable(),
    /** Left in the current segment at `started_at` (RUNNING) or now (PAUSED, IDLE); negative is overtime. */
    remaining_sec: z.number(),
    /** Hold: the current segment runs out without advancing. */
    held: z.boolean(),
    timeline: z.array(Segment),
    /** While PAUSED for a candidate who is not here. */
    waiting_for: WaitingFor.optional(),
    /** Grows with every change of this schedule; older ones are to be ignored. */
    version: z.number().int().min(0),
    /** The server's clock when this was written, for offset correction. */
    server_time: Timestamp,
  }),
);

const InSession = z.object({ id: PathId });
const Index = z.number().int().min(0).max(10_000);
const Expected = { expected_index: Index.optional() };
const read = ["session_not_found", "not_attending"] as const;
const drive = [...read, "not_interviewer", "session_not_started", "session_over", "schedule_moved"] as const;

/** Beside `schedule_moved` the answer carries the schedule as it is. */
export const ScheduleMoved = named(
  "ScheduleMoved",
  z.object({ detail: z.string(), code: z.literal("schedule_moved"), schedule: Schedule }),
);

export const getSchedule = operation({
  id: "getSchedule",
  method: "GET",
  path: "/interviews/sessions/:id/schedule/",
  tag: "schedule",
  access: "signed-in",
  summary: "The schedule as the server runs it.",
  params: InSession,
  answers: { 200: Schedule },
  errors: read,
});
export const startSchedule = operation({
  id: "startSchedule",
  method: "POST",
  path: "/interviews/sessions/:id/schedule/start/",
  tag: "schedule",
  access: "signed-in",
  summary:
    "Starts, or goes on after a pause. Named at the start, the interviewee takes the first turn, and in GUIDED the first one theirs.",
  params: InSession,
  body: z.strictObject({ current_index: Index.optional(), interviewee_attendee_id: Id.optional(), ...Expected }),
  answers: { 200: Schedule },
  errors: [
    ...drive,
    "schedule_already_running",
    "schedule_finished",
    "schedule_empty",
    "index_out_of_range",
    "attendee_not_found",
    "seek_outside_turn",
    "own_turn_ahead",
  ],
});
export const pauseSchedule = operation({
  id: "pauseSchedule",
  method: "POST",
  path: "/interviews/sessions/:id/schedule/pause/",
  tag: "schedule",
  access: "signed-in",
  summary: "Stops the current segment. `remaining_sec` is checked, not believed.",
  params: InSession,
  body: z.strictObject({ remaining_sec: z.number().optional(), ...Expected }),
  answers: { 200: Schedule },
  errors: [...drive, "schedule_not_running", "schedule_finished", "remaining_out_of_range"],
});
export const nextSegment = operation({
  id: "nextSegment",
  method: "POST",
  path: "/interviews/sessions/:id/schedule/next/",
  tag: "schedule",
  access: "signed-in",
  summary:
    "Goes to the next segment; on the last one finishes. Refused with `turn_waits` while a turn waits for its candidate: `seek` past it skips it, `swap` gives its place to another one. In FREE mode appends a turn for the interviewee: anybody in the hot seat's list, in any order and again.",
  params: InSession,
  body: z.strictObject({ interviewee_attendee_id: Id.optional(), ...Expected }),
  answers: { 200: Schedule },
  errors: [...drive, "schedule_not_running", "schedule_finished", "schedule_full", "attendee_not_found", "turn_waits"],
});
export const seekSegment = operation({
  id: "seekSegment",
  method: "POST",
  path: "/interviews/sessions/:id/schedule/seek/",
  tag: "schedule",
  access: "signed-in",
  summary:
    "Jumps to a segment by its index; the designated interviewer within the turn, host, owner and those granted control anywhere. A turn that waits for its candidate can only be left: within it the answer is `turn_waits`.",
  params: InSession,
  body: z.strictObject({ index: Index, interviewee_attendee_id: Id.optional(), ...Expected }),
  answers: { 200: Schedule },
  errors: [
    ...drive,
    "schedule_not_running",
    "schedule_finished",
    "schedule_full",
    "index_out_of_range",
    "attendee_not_found",
    "seek_outside_turn",
    "own_turn_ahead",
    "turn_waits",
  ],
});
export const swapTurns = operation({
  id: "swapTurns",
  method: "POST",
  path: "/interviews/sessions/:id/schedule/swap/",
  tag: "schedule",
  access: "signed-in",
  summary:
    "GUIDED: lets two unfinished turns change places. With the current turn, or with nobody named, theirs begins now and the interrupted one resumes later with its remaining time.",
  params: InSession,
  body: z.strictObject({ attendee_id: Id, with_attendee_id: Id.optional(), ...Expected }),
  answers: { 200: Schedule },
  errors: [...drive, "schedule_not_running", "schedule_finished", "no_turn_left", "attendee_not_found"],
});
export const askToSwap = operation({
  id: "askToSwap",
  method: "POST",
  path: "/interviews/sessions/:id/schedule/ask-to-swap/",
  tag: "schedule",
  access: "signed-in",
  summary: "While a turn waits for its candidate: asks somebody to take their own turn first; null takes that back.",
  params: InSession,
  body: z.strictObject({ attendee_id: Id.nullable() }),
  answers: { 200: Schedule },
  errors: [...drive, "schedule_not_waiting", "no_turn_left"],
});
export const answerSwap = operation({
  id: "answerSwap",
  method: "POST",
  path: "/interviews/sessions/:id/schedule/answer-swap/",
  tag: "schedule",
  access: "signed-in",
  summary: "The person asked to swap begins their turn, or does not.",
  params: InSession,
  body: z.strictObject({ accepts: z.boolean() }),
  answers: { 200: Schedule },
  errors: [...drive, "not_asked_to_swap", "no_turn_left", "schedule_not_waiting", "schedule_finished"],
});
export const extendSegment = operation({
  id: "extendSegment",
  method: "POST",
  path: "/interviews/sessions/:id/extend/",
  tag: "schedule",
  access: "signed-in",
  summary: "Lengthens the current segment and the session's end; not while a turn waits for its candidate.",
  params: InSession,
  body: z.strictObject({
    minutes: z.union([z.literal(1), z.literal(5)]),
    /** Made by the client: the same one sent again, by a browser whose connection broke, lengthens nothing more. */
    client_id: z.uuid().optional(),
    ...Expected,
  }),
  answers: { 200: Schedule },
  errors: [...drive, "schedule_not_running", "schedule_finished", "session_too_long", "turn_waits"],
});
export const holdSegment = operation({
  id: "holdSegment",
  method: "POST",
  path: "/interviews/sessions/:id/hold/",
  tag: "schedule",
  access: "signed-in",
  summary:
    "Lets the current segment run out without advancing, or takes that back; not while a turn waits for its candidate.",
  params: InSession,
  body: z.strictObject({ held: z.boolean(), ...Expected }),
  answers: { 200: Schedule },
  errors: [...drive, "schedule_not_running", "schedule_finished", "turn_waits"],
});
export const setFlowMode = operation({
  id: "setFlowMode",
  method: "POST",
  path: "/interviews/sessions/:id/set-flow-mode/",
  tag: "schedule",
  access: "signed-in",
  summary: "Switches between GUIDED and FREE, before the start or while paused.",
  params: InSession,
  body: z.strictObject({ flow_mode: FlowMode }),
  answers: { 200: z.object({ flow_mode: FlowMode, schedule: Schedule }) },
  errors: [
    ...read,
    "not_interviewer",
    "permission_denied",
    "session_over",
    "flow_mode_locked",
    "schedule_full",
    "session_too_long",
  ],
});
