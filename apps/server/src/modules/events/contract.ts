import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { Id, KeycloakId, named, PathId, StreamCursor, Timestamp } from "../../contract/shapes.ts";
import { AiTaskError, AiTaskKind, AiTaskStatus, TaskId } from "../ai-tasks/contract.ts";
import { AttendeeStatus } from "../attendees/contract.ts";
import { FreeTimerOp } from "../control/contract.ts";
import { EvaluationStatus } from "../evaluations/contract.ts";
import { InvitationStatus } from "../invitations/contract.ts";
import { FreeTimer } from "../schedule/contract.state.ts";
import { Schedule } from "../schedule/contract.ts";
import { SessionRole } from "../users/contract.ts";

const Meta = named(
  "EventMeta",
  z.object({
    /** `<stream>:<seq>`; repeats are the same event. */
    idempotency_key: z.string(),
    /** `session:12`, `user:<keycloak_id>`, `organisation:1`, `sector:software`, `catalog`, `catalog:organisation:1`, `catalog:institution:1`. */
    stream: z.string(),
    seq: z.number().int(),
    at: Timestamp,
    actor: KeycloakId.nullable(),
  }),
);
const event = <T extends string, D extends z.ZodRawShape>(type: T, data: D) =>
  z.object({ type: z.literal(type), data: z.object(data), meta: Meta });
const scheduleEvent = <T extends string>(type: T) => event(type, { session_id: Id, schedule: Schedule });
const turn = {
  session_id: Id,
  slot_index: z.number().int(),
  interviewee_attendee_id: Id,
  interviewer_keycloak_id: KeycloakId.nullable(),
};
const question = { session_id: Id, question_id: Id, attendee_id: Id, index: z.number().int() };
const message = { session_id: Id, message_id: Id };
const task = { session_id: Id, task_id: TaskId, kind: AiTaskKind };
const request = { session_id: Id, request_id: Id, attendee_id: Id };

/** Every event of the ledger as browsers receive it: ids and states, never scores or free text. */
export const ServerEvent = named(
  "ServerEvent",
  z.discriminatedUnion("type", [
    event("session.state.update", {
      session_id: Id,
      status: z.enum(["SCHEDULED", "IN_PROGRESS", "COMPLETED", "CANCELLED"]),
      host_attendee_id: Id.nullable(),
    }),
    scheduleEvent("schedule.update"),
    scheduleEvent("schedule.start"),
    scheduleEvent("schedule.pause"),
    scheduleEvent("schedule.seek"),
    scheduleEvent("schedule.next"),
    scheduleEvent("schedule.finish"),
    event("turn.started", turn),
    event("turn.completed", turn),
    event("turn.context.updated", { session_id: Id, attendee_id: Id }),
    event("question.started", question),
    event("question.completed", question),
    event("interviewee.designated", {
      session_id: Id,
      interviewee_attendee_id: Id.nullable(),
      interviewer_keycloak_id: KeycloakId.nullable(),
    }),
    event("interviewer.designated", { session_id: Id, interviewer_keycloak_id: KeycloakId.nullable() }),
    event("spotlight.changed", { session_id: Id, spotlight_identity: KeycloakId.nullable() }),
    event("question.featured", {
      session_id: Id,
      question_id: Id.nullable(),
      /** As in FeaturedQuestion: start of the timer's running stretch and seconds left then. */
      started_at: Timestamp.nullable(),
      remaining_sec: z.number().nullable(),
    }),
    event("free_timer.update", { session_id: Id, op: FreeTimerOp, timer: FreeTimer }),
    event("attendee.update", {
      session_id: Id,
      attendee_id: Id,
      status: AttendeeStatus,
      attendee_count: z.number().int(),
      is_present: z.boolean(),
    }),
    event("attendee.role.changed", { session_id: Id, attendee_id: Id, role: SessionRole, has_authority: z.boolean() }),
    event("attendee.hand.changed", { session_id: Id, attendee_id: Id, raised: z.boolean() }),
    event("attendee.reported", { session_id: Id, attendee_id: Id }),
    event("user.blocks.changed", { keycloak_id: KeycloakId, blocked: z.boolean() }),
    event("host.reassigned", { session_id: Id, host_attendee_id: Id }),
    /** The host has confirmed that they lead. */
    event("host.acknowledged", { session_id: Id, host_attendee_id: Id }),
    event("recording.update", { session_id: Id, recording: z.boolean() }),
    event("evaluation.update", {
      session_id: Id,
      evaluation_id: Id,
      evaluatee: Id,
      status: EvaluationStatus,
      updated_at: Timestamp,
    }),
    /** To everybody, while the turn's evaluation is on: the count in the state has changed. */
    event("evaluation.progress", { session_id: Id, evaluatee: Id }),
    event("feedback.summary.update", { session_id: Id, evaluatee: Id }),
    event("ai.task.stream.start", task),
    event("ai.task.stream.final", { ...task, status: AiTaskStatus }),
    event("ai.task.error", { ...task, code: AiTaskError }),
    event("join_request.created", request),
    event("join_request.approved", request),
    event("join_request.rejected", request),
    /** To those who lead the session, and to the invited person. */
    event("invitation.update", { session_id: Id, invitation_id: Id, status: InvitationStatus }),
    event("message.created", message),
    event("message.removed", message),
    /** To the note's author alone. */
    event("note.update", { session_id: Id, note_id: Id }),
    event("catalog.session.created", {
      id: Id,
      start_time: Timestamp,
      status: z.string(),
      language: z.string(),
      job_sector_key: z.string(),
      module_key: z.string(),
      version: z.number().int(),
    }),
  ]),
);
/** Not in the ledger: sent when a connection opens, every 15 s, and while a text is written; all move the cursor (`id:`). */
export const ConnectionEvent = named(
  "ConnectionEvent",
  z.discriminatedUnion("type", [
    z.object({
      type: z.literal("connection.established"),
      data: z.object({
        streams: z.array(z.string()),
        /** Streams whose cursor lay more than 2,000 events back: nothing of them is sent again, fetch what you show of them. */
        skipped: z.array(z.string()).optional(),
        server_time: Timestamp,
      }),
    }),
    z.object({
      type: z.literal("ai.task.stream.delta"),
      /** A piece of a text from this character on; whoever lacks what is before it waits for the end and fetches the task. */
      data: z.object({ session_id: Id, task_id: TaskId, offset: z.number().int(), text: z.string() }),
    }),
    z.object({ type: z.literal("heartbeat"), data: z.object({ server_time: Timestamp }) }),
  ]),
);
export const StreamMessage = named("StreamMessage", z.union([ServerEvent, ConnectionEvent]));

const After = { after: StreamCursor.max(2000).optional() };
const stream = <P extends z.ZodType>(id: string, path: string, summary: string, params: P) =>
  operation({
    id,
    method: "GET",
    path,
    tag: "events",
    access: "signed-in",
    stream: true,
    summary,
    params,
    query: z.object(After),
    answers: { 200: StreamMessage },
    errors: ["session_not_found", "permission_denied"],
  });

export const streamEvents = operation({
  id: "streamEvents",
  method: "GET",
  path: "/sse/",
  tag: "events",
  access: "signed-in",
  stream: true,
  summary:
    "One connection for a browser: with `global=1` the person's, organisation's, sectors' and catalogue's streams, with `stream_session_id` that session's.",
  query: z.object({ stream_session_id: PathId.optional(), global: z.enum(["0", "1"]).optional(), ...After }),
  answers: { 200: StreamMessage },
  errors: ["session_not_found", "permission_denied"],
});
export const streamSession = stream(
  "streamSession",
  "/sse/session/:id/",
  "One session's events.",
  z.object({ id: PathId }),
);
export const streamUser = stream("streamUser", "/sse/user/:id/", "One's own events.", z.object({ id: KeycloakId }));
export const streamOrganisation = stream(
  "streamOrganisation",
  "/sse/org/:id/",
  "One's organisation's events.",
  z.object({ id: PathId }),
);
export const streamSector = stream(
  "streamSector",
  "/sse/sector/:id/",
  "One sector's events.",
  z.object({ id: z.string().max(40) }),
);
