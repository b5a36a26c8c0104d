import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { Id, named, PathId, Timestamp } from "../../contract/shapes.ts";

export const FlowMode = named("FlowMode", z.enum(["GUIDED", "FREE"]));
export const ScheduleStatus = named("ScheduleStatus", z.enum(["IDLE", "RUNNING", "PAUSED", "FINISHED"]));
export const SegmentType = named("SegmentType", z.enum(["QUESTION", "QNA_RUN", "EVALUATE", "DEBRIEF", "TURN"]));

/** live-session.md §3 Segment. Seconds are whole; `started_at` is set once the segment has begun. */
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
  }),
);

/** live-session.md §3 Schedule. Ids, states and times only: safe to carry in events. */
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
  summary: "Starts, or goes on after a pause.",
  params: InSession,
  body: z.strictObject({ current_index: Index.optional(), ...Expected }),
  answers: { 200: Schedule },
  errors: [...drive, "schedule_already_running", "schedule_finished", "schedule_empty", "index_out_of_range"],
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
  summary: "Goes to the next segment; on the last one finishes. In FREE mode appends a turn for the interviewee.",
  params: InSession,
  body: z.strictObject({ interviewee_attendee_id: Id.optional(), ...Expected }),
  answers: { 200: Schedule },
  errors: [...drive, "schedule_not_running", "schedule_finished", "schedule_full", "attendee_not_found"],
});
export const seekSegment = operation({
  id: "seekSegment",
  method: "POST",
  path: "/interviews/sessions/:id/schedule/seek/",
  tag: "schedule",
  access: "signed-in",
  summary: "Jumps to a segment by its index.",
  params: InSession,
  body: z.strictObject({ index: Index, interviewee_attendee_id: Id.optional(), ...Expected }),
  answers: { 200: Schedule },
  errors: [...drive, "schedule_not_running", "schedule_finished", "index_out_of_range", "attendee_not_found"],
});
export const extendSegment = operation({
  id: "extendSegment",
  method: "POST",
  path: "/interviews/sessions/:id/extend/",
  tag: "schedule",
  access: "signed-in",
  summary: "Lengthens the current segment and the session's end.",
  params: InSession,
  body: z.strictObject({
    minutes: z.union([z.literal(1), z.literal(5)]),
    /** Made by the client: the same one sent again, by a browser whose connection broke, lengthens nothing more. */
    client_id: z.uuid().optional(),
    ...Expected,
  }),
  answers: { 200: Schedule },
  errors: [...drive, "schedule_not_running", "schedule_finished", "session_too_long"],
});
export const holdSegment = operation({
  id: "holdSegment",
  method: "POST",
  path: "/interviews/sessions/:id/hold/",
  tag: "schedule",
  access: "signed-in",
  summary: "Lets the current segment run out without advancing, or takes that back.",
  params: InSession,
  body: z.strictObject({ held: z.boolean(), ...Expected }),
  answers: { 200: Schedule },
  errors: [...drive, "schedule_not_running", "schedule_finished"],
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
  errors: [...read, "not_interviewer", "session_over", "flow_mode_locked", "schedule_full"],
});
