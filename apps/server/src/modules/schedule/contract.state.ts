import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { CAPABILITIES, LIVE_ROLES } from "../../contract/roles.ts";
import { Id, KeycloakId, named, PathId, StreamCursor, Timestamp } from "../../contract/shapes.ts";
import { HostHandover } from "../attendees/contract.ts";
import { Schedule } from "./contract.ts";

/** The question everybody looks at. Its timer has a start and what was left then, so that every screen counts the same second. */
export const FeaturedQuestion = named(
  "FeaturedQuestion",
  z.object({
    id: Id,
    text: z.string(),
    category: z.string(),
    /** Seconds; null without a limit. */
    timeLimit: z.number().int().nullable(),
    /** Start of the timer's running stretch; null while it stands still or without a limit. */
    startedAt: Timestamp.nullable(),
    /** Seconds left at `startedAt`, or now while it stands still; negative is overtime. Null without a limit. */
    remainingSec: z.number().nullable(),
  }),
);
/** The designations of a session (LS-3.12). */
export const Designations = named(
  "Designations",
  z.object({
    interviewee: z.object({ attendeeId: Id, keycloakId: KeycloakId }).nullable(),
    interviewer: z.object({ keycloakId: KeycloakId }).nullable(),
    featuredQuestion: FeaturedQuestion.nullable(),
    spotlightIdentity: KeycloakId.nullable(),
  }),
);

/** The free timer (LS-3.15). It runs from `startedAtMs` (milliseconds since 1970) and stops by itself at 0. */
export const FreeTimer = named(
  "FreeTimer",
  z.object({
    sessionId: Id,
    durationSec: z.number().int(),
    /** Seconds left at `startedAtMs`, or now while it stands still. */
    remainingSec: z.number(),
    startedAtMs: z.number().int().nullable(),
    isActive: z.boolean(),
    isPaused: z.boolean(),
  }),
);

export const Capability = named("Capability", z.enum(CAPABILITIES));
export const LiveRole = named("LiveRole", z.enum(LIVE_ROLES));
/** The caller's part of the server's own policy table: what they are, and what that allows. */
export const LiveRights = named(
  "LiveRights",
  z.object({ roles: z.array(LiveRole), capabilities: z.array(Capability) }),
);

/** How far the evaluation of the turn that is on has come, without who wrote what. */
export const EvaluationProgress = named(
  "EvaluationProgress",
  z.object({
    evaluatee: Id,
    /** Attendees who score: they are here, or have submitted. */
    scorers: z.array(Id),
    /** How many of them have submitted. */
    submitted: z.number().int(),
    /** The candidate has rated themself. */
    rated_self: z.boolean(),
  }),
);

export const SessionState = named(
  "SessionState",
  z.object({
    session_id: Id,
    session_status: z.enum(["SCHEDULED", "IN_PROGRESS", "COMPLETED", "CANCELLED"]),
    schedule: Schedule,
    designations: Designations,
    free_timer: FreeTimer,
    /** Who may control: host, owner, granted, and the designated interviewer. */
    authorities: z.array(KeycloakId),
    my_rights: LiveRights,
    present: z.array(KeycloakId),
    /** People without a seat whose turns the timeline still has: they gave it back, or were removed. */
    left_candidates: z.array(z.object({ attendee_id: Id, display_name: z.string() })),
    /** How the present host came to lead; null for one who started or claimed the session. */
    handover: HostHandover.nullable(),
    /** Everybody has agreed: board, pad and timeline are kept for a replay. */
    recording: z.boolean(),
    /** Hands that are up, the first raised first. */
    raised_hands: z.array(z.object({ attendee_id: Id, keycloak_id: KeycloakId, raised_at: Timestamp })),
    /** While a turn's evaluation is on; null otherwise. */
    evaluation_progress: EvaluationProgress.nullable(),
    stream_cursor: StreamCursor,
    server_time: Timestamp,
  }),
);

export const getState = operation({
  id: "getState",
  method: "GET",
  path: "/interviews/sessions/:id/state/",
  tag: "schedule",
  access: "signed-in",
  summary: "Everything a late joiner needs, in one answer.",
  params: z.object({ id: PathId }),
  answers: { 200: SessionState },
  errors: ["session_not_found", "not_attending"],
});
