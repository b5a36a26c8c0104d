import { z } from "zod";
import { Id, KeycloakId, named, Timestamp } from "../../contract/shapes.ts";
import { AiTaskError, AiTaskKind, AiTaskStatus, TaskId } from "../ai-tasks/contract.ts";
import { AttendeeStatus } from "../attendees/contract.ts";
import { FreeTimerOp } from "../control/contract.ts";
import { EvaluationStatus } from "../evaluations/contract.ts";
import { InvitationStatus } from "../invitations/contract.ts";
import { NOTIFICATION_KINDS } from "../notifications/notification-types.ts";
import { Schedule } from "../schedule/contract.shapes.ts";
import { FreeTimer } from "../schedule/contract.state.ts";
import { SessionStatus } from "../sessions/contract.shapes.ts";
import { ToolId } from "../tools/contract.ts";
import { Role, SessionRole } from "../users/contract.ts";

const Meta = named(
  "EventMeta",
  z
    .object({
      idempotency_key: z.string().describe("`<stream>:<seq>`. An event with a known key is a repetition."),
      stream: z
        .string()
        .describe(
          "Stream of the event: `session:12`, `user:<keycloak_id>`, `organisation:1`, `sector:software`, `catalog`, `catalog:organisation:1` or `catalog:institution:1`.",
        ),
      seq: z.number().int().describe("Number of the event in its stream; rises by one."),
      at: Timestamp.describe("Time of the change."),
      actor: KeycloakId.nullable().describe(
        "The person who made the change, by their id at the identity provider; null for the server itself.",
      ),
    })
    .describe("Where and when an event happened."),
);

const session_id = Id.describe("The session, as `Session.id`.");
const attendee_id = Id.describe("The person, as `Attendee.id`.");
const evaluatee = Id.describe("The person it is about, as `Attendee.id`.");
const host_attendee_id = Id.describe("The present host, as `Attendee.id`.");
const question_id = Id.describe("The question, as `Question.id`.");
const interviewer_keycloak_id = KeycloakId.nullable().describe(
  "The interviewer, by their id at the identity provider; null when nobody is designated.",
);

const event = <T extends string, D extends z.ZodRawShape>(type: T, description: string, data: D) =>
  z
    .object({
      type: z.literal(type).describe("Name of the event."),
      data: z.object(data).describe("Ids and states; never scores, names or texts."),
      meta: Meta,
    })
    .describe(description);
const scheduleEvent = <T extends string>(type: T, description: string) =>
  event(type, description, { session_id, schedule: Schedule });
const turn = {
  session_id,
  slot_index: z.number().int().describe("Number of the turn, from 0."),
  interviewee_attendee_id: Id.describe("The person in the hot seat, as `Attendee.id`."),
  interviewer_keycloak_id,
};
const question = {
  session_id,
  question_id,
  attendee_id: Id.describe("The person it is for, as `Attendee.id`."),
  index: z.number().int().describe("Index of its segment in the timeline, from 0."),
};
const message = { session_id, message_id: Id.describe("The message, as `Message.id`.") };
const task = { session_id, task_id: TaskId.describe("The task, as `AiTask.id`."), kind: AiTaskKind };
const request = {
  session_id,
  request_id: Id.describe("The request, as `JoinRequest.id`."),
  attendee_id: Id.describe("The place that is asked for, as `Attendee.id`."),
};

export const ServerEvent = named(
  "ServerEvent",
  z
    .discriminatedUnion("type", [
      event("session.state.update", "The session's status or host changed.", {
        session_id,
        status: SessionStatus.describe("Its status."),
        host_attendee_id: host_attendee_id
          .nullable()
          .describe("The present host, as `Attendee.id`; null while nobody is."),
      }),
      scheduleEvent("schedule.update", "The schedule changed in another way than those below."),
      scheduleEvent("schedule.start", "The schedule started, or went on after a pause."),
      scheduleEvent("schedule.pause", "The schedule was paused."),
      scheduleEvent("schedule.seek", "The schedule went to a segment that was chosen."),
      scheduleEvent("schedule.next", "The schedule went to the next segment."),
      scheduleEvent("schedule.finish", "The schedule is finished."),
      event("turn.started", "A turn began.", turn),
      event("turn.completed", "A turn ended.", turn),
      event(
        "turn.context.updated",
        "Scenario, questions or description of a person changed; read `getPageData` again.",
        {
          session_id,
          attendee_id,
        },
      ),
      event("question.started", "A question is asked.", question),
      event("question.completed", "The time of a question is over.", question),
      event("interviewee.designated", "Somebody takes the hot seat, or nobody does.", {
        session_id,
        interviewee_attendee_id: Id.nullable().describe(
          "The person in the hot seat, as `Attendee.id`; null when nobody is.",
        ),
        interviewer_keycloak_id,
      }),
      event("interviewer.designated", "Somebody asks the questions now, or nobody does.", {
        session_id,
        interviewer_keycloak_id,
      }),
      event("spotlight.changed", "Another person's video is large for everybody.", {
        session_id,
        spotlight_identity: KeycloakId.nullable().describe(
          "The person, by their id at the identity provider; null without one.",
        ),
      }),
      event("question.featured", "Another question is shown to everybody.", {
        session_id,
        question_id: question_id.nullable().describe("The question, as `Question.id`; null when none is shown."),
        started_at: Timestamp.nullable().describe("Start of its timer's running stretch; null while it stands still."),
        remaining_sec: z.number().nullable().describe("Seconds left at `started_at`; null without a limit."),
      }),
      event("free_timer.update", "The timer over the stage changed.", {
        session_id,
        op: FreeTimerOp,
        timer: FreeTimer,
      }),
      event("attendee.update", "A person's place or presence changed.", {
        session_id,
        attendee_id,
        status: AttendeeStatus,
        attendee_count: z.number().int().describe("Number of seats that are taken now, without observers."),
        is_present: z.boolean().describe("The person is in the video room now."),
      }),
      event("attendee.role.changed", "A person's role or control changed.", {
        session_id,
        attendee_id,
        role: SessionRole,
        has_authority: z.boolean().describe("The person may use the controls of the session."),
      }),
      event("attendee.hand.changed", "A hand went up or down.", {
        session_id,
        attendee_id,
        raised: z.boolean().describe("True: it is up."),
      }),
      event("attendee.reported", "Somebody was reported. For administrators only.", { session_id, attendee_id }),
      event("user.blocks.changed", "The reader blocked somebody, or took a block back. For that person only.", {
        keycloak_id: KeycloakId.describe("The other person's id at the identity provider."),
        blocked: z.boolean().describe("True: the person is blocked now."),
      }),
      event("user.state.update", "The reader's account, or what they have seen, changed. For that person only.", {
        role: Role.optional(),
        is_active: z
          .boolean()
          .optional()
          .describe(
            "With `role`: read `getMe` again. False: the account is disabled, or the request for it was refused.",
          ),
        view_state_version: z.number().int().optional().describe("Version of their view state; read `getViewState`."),
        unread_badge: z.number().int().optional().describe("Number of their unread notifications."),
      }),
      event("private.notification", "The reader has a new notification. For that person only.", {
        notification_id: z.uuid().describe("The notification, as `Notification.id`."),
        kind: z.enum(NOTIFICATION_KINDS).describe("The kind of event."),
        session_id: session_id.nullable().describe("The session, as `Session.id`; null for an account."),
      }),
      event("host.reassigned", "Somebody else became host.", { session_id, host_attendee_id }),
      event("host.acknowledged", "The host has confirmed that they lead.", { session_id, host_attendee_id }),
      event("recording.update", "Keeping the session for a replay began or stopped.", {
        session_id,
        recording: z.boolean().describe("Everybody has agreed to a replay."),
      }),
      event("evaluation.update", "An evaluation was saved, submitted or reopened. For its author alone.", {
        session_id,
        evaluation_id: Id.describe("The evaluation, as `Evaluation.id`."),
        evaluatee,
        status: EvaluationStatus,
        updated_at: Timestamp.describe("Time of the change, as `Evaluation.updated_at`."),
      }),
      event(
        "evaluation.progress",
        "The count of submitted evaluations of the current turn changed; read `getState` again.",
        {
          session_id,
          evaluatee,
        },
      ),
      event("feedback.summary.update", "The feedback on a turn changed; read `getFeedbackSummary` again.", {
        session_id,
        evaluatee,
      }),
      event("ai.task.stream.start", "A text is being written.", task),
      event("ai.task.stream.final", "A text is written, failed or was cancelled; read `getAiTask`.", {
        ...task,
        status: AiTaskStatus,
      }),
      event("ai.task.error", "A text could not be written.", {
        ...task,
        code: AiTaskError.describe("Why it was not written."),
      }),
      event("join_request.created", "Somebody asks for a seat.", request),
      event("join_request.approved", "A request to join was approved.", request),
      event("join_request.rejected", "A request to join was declined.", request),
      event("join_request.withdrawn", "A request to join needs no answer any more: it was withdrawn.", request),
      event(
        "admin.requests.changed",
        "Requests in an administrator's scope came, were answered or withdrawn. For the administrators of that scope.",
        { kind: z.enum(["account", "seat"]).describe("The kind of request.") },
      ),
      event("invitation.update", "An invitation changed. For those who lead the session, and for the invited person.", {
        session_id,
        invitation_id: Id.describe("The invitation, as `Invitation.id`."),
        status: InvitationStatus,
      }),
      event("message.created", "A chat message was sent.", message),
      event("message.removed", "A chat message was taken back.", message),
      event("note.update", "A note changed. For its author alone.", {
        session_id,
        note_id: Id.describe("The note, as `SessionNote.id`."),
      }),
      event(
        "tool.update",
        "A whiteboard or code pad changed, or somebody opened another one; read `listTools` again.",
        {
          session_id,
          tool_id: ToolId.describe("The tool, as `SessionTool.id`."),
          change: z
            .enum(["created", "renamed", "locked", "unlocked", "cleared", "closed", "visited", "left"])
            .describe("The change. `visited` and `left`: somebody opened it, or has no tool open any more."),
        },
      ),
      event("catalog.session.created", "A session was offered. For everybody whose catalogue shows it.", {
        id: Id.describe("The session, as `Session.id`."),
        start_time: Timestamp.describe("Its planned start."),
        status: SessionStatus.describe("Its status."),
        language: z.string().describe("Its language (ISO 639-1)."),
        job_sector_key: z.string().describe("Its job sector, as `SectorKey`."),
        module_key: z.string().describe("Its module, as `ModuleSummary.id`."),
        version: z.number().int().describe("Its version, as `SessionSummary.version`."),
      }),
    ])
    .describe("A change, as the event streams carry it: ids and states, never scores, names or texts."),
);
