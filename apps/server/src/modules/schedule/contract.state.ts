import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { InSession } from "../../contract/paths.ts";
import { CAPABILITIES, LIVE_ROLES } from "../../contract/roles.ts";
import { Id, KeycloakId, named, StreamCursor, Timestamp } from "../../contract/shapes.ts";
import { HostHandover } from "../attendees/contract.ts";
import { SessionStatus } from "../sessions/contract.shapes.ts";
import { Schedule } from "./contract.shapes.ts";

export const FeaturedQuestion = named(
  "FeaturedQuestion",
  z
    .object({
      id: Id.describe("The question, as `Question.id`."),
      text: z.string().describe("The question, plain text."),
      category: z.string().describe("Label of its criterion, in the language of the request."),
      timeLimit: z.number().int().nullable().describe("Time for the answer, in seconds; null without a limit."),
      startedAt: Timestamp.nullable().describe(
        "Start of the timer's running stretch; null while it stands still or without a limit.",
      ),
      remainingSec: z
        .number()
        .nullable()
        .describe(
          "Seconds left at `startedAt`, or now while it stands still; negative is overtime. Null without a limit.",
        ),
    })
    .describe("The question that everybody sees, with its timer."),
);
/** The designations of a session (LS-3.12). */
export const Designations = named(
  "Designations",
  z
    .object({
      interviewee: z
        .object({
          attendeeId: Id.describe("Their place, as `Attendee.id`."),
          keycloakId: KeycloakId.describe("The person's id at the identity provider; the same in every session."),
        })
        .nullable()
        .describe("The person in the hot seat; null when nobody is."),
      interviewer: z
        .object({
          keycloakId: KeycloakId.describe("The person's id at the identity provider; the same in every session."),
        })
        .nullable()
        .describe("The interviewer; null when nobody is designated."),
      featuredQuestion: FeaturedQuestion.nullable().describe("The featured question; null without one."),
      spotlightIdentity: KeycloakId.nullable().describe(
        "Person whose video is large for everybody, by their id at the identity provider; null without one.",
      ),
    })
    .describe("The interviewer, the candidate and the person in the spotlight now, and the featured question."),
);

/** The free timer (LS-3.15). It runs from `startedAtMs` (milliseconds since 1970) and stops by itself at 0. */
export const FreeTimer = named(
  "FreeTimer",
  z
    .object({
      sessionId: Id.describe("The session, as `Session.id`."),
      durationSec: z.number().int().describe("Whole length, in seconds."),
      remainingSec: z.number().describe("Seconds left at `startedAtMs`, or now while it stands still."),
      startedAtMs: z
        .number()
        .int()
        .nullable()
        .describe("Start of the running stretch, in milliseconds since 1970; null while it stands still."),
      isActive: z.boolean().describe("It was started and has not reached 0."),
      isPaused: z.boolean().describe("It was paused."),
    })
    .describe("The timer over the stage. It stops by itself at 0."),
);

export const Capability = named("Capability", z.enum(CAPABILITIES).describe("A right of a live role."));
export const LiveRole = named(
  "LiveRole",
  z.enum(LIVE_ROLES).describe("The role of a person in a running session. One person may have several."),
);
export const LiveRights = named(
  "LiveRights",
  z
    .object({
      roles: z.array(LiveRole).describe("The caller's live roles."),
      capabilities: z.array(Capability).describe("The rights of these roles together."),
    })
    .describe("The caller's live roles, and what they allow. The server checks again on every call."),
);

export const EvaluationProgress = named(
  "EvaluationProgress",
  z
    .object({
      evaluatee: Id.describe("The candidate, as `Attendee.id`."),
      scorers: z.array(Id).describe("People who score, as `Attendee.id`: they are in the call, or have submitted."),
      submitted: z.number().int().describe("Number of them who have submitted."),
      rated_self: z.boolean().describe("The candidate has rated themself."),
    })
    .describe("How far the evaluation of the current turn has come, without who wrote what."),
);

export const SessionState = named(
  "SessionState",
  z
    .object({
      session_id: Id.describe("The session, as `Session.id`."),
      session_status: SessionStatus.describe("Status of the session."),
      schedule: Schedule,
      designations: Designations,
      free_timer: FreeTimer,
      authorities: z
        .array(KeycloakId)
        .describe(
          "People who may use the controls: host, owner, granted, and the designated interviewer; by their id at the identity provider.",
        ),
      my_rights: LiveRights,
      present: z.array(KeycloakId).describe("People in the video room, by their id at the identity provider."),
      left_candidates: z
        .array(
          z.object({
            attendee_id: Id.describe("The place they had, as `Attendee.id`."),
            display_name: z.string().describe("Name to show for their turn."),
          }),
        )
        .describe("People without a seat whose turns are still in the timeline: they gave it back, or were removed."),
      handover: HostHandover.nullable().describe(
        "How the present host came to lead; null for one who started or claimed the session.",
      ),
      recording: z.boolean().describe("Everybody has agreed: board, code pad and timeline are kept for a replay."),
      raised_hands: z
        .array(
          z.object({
            attendee_id: Id.describe("Their place, as `Attendee.id`."),
            keycloak_id: KeycloakId.describe("The person's id at the identity provider; the same in every session."),
            raised_at: Timestamp.describe("Time the hand went up."),
          }),
        )
        .describe("Hands that are up, the first raised first."),
      evaluation_progress: EvaluationProgress.nullable().describe("Set while a turn is evaluated; null otherwise."),
      stream_cursor: StreamCursor,
      server_time: Timestamp.describe("Time on the server, to correct the clock of the client."),
    })
    .describe("The state of a live session, in one response."),
);

export const getState = operation({
  id: "getState",
  method: "GET",
  path: "/interviews/sessions/:id/state/",
  tag: "schedule",
  access: "user",
  summary: "Reads the whole state of a live session.",
  description:
    "For everybody in the session. Read it when you open the room, and again after a lost connection; then follow the events from `stream_cursor`.",
  params: InSession,
  responses: { 200: SessionState },
  errors: ["session_not_found", "not_attending"],
});
