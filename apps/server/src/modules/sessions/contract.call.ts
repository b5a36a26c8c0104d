import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { published } from "../../contract/published.ts";
import { ErrorCode, KeycloakId, named, PathId, Timestamp } from "../../contract/shapes.ts";
import { SessionStatus } from "./contract.shapes.ts";

/** The call that joins the video room (LS-7.23, LS-8). */
export const CallJoined = named(
  "CallJoined",
  z.object({
    url: z.string(),
    token: z.string(),
    call_session_id: z.number().int(),
    /** Names this joining of the call; given as `resumes` when the same tab comes back after a lost connection. */
    connection_id: z.uuid(),
    identity: KeycloakId,
    expires_at: Timestamp,
  }),
);
export const CallRefused = named(
  "CallRefused",
  z.object({
    detail: z.string(),
    code: ErrorCode,
    error: z.string(),
    message: z.string(),
    can_start: z.boolean(),
    session_status: SessionStatus,
  }),
);
export const joinCall = operation({
  id: "joinCall",
  method: "POST",
  path: "/comms/call-sessions/by-interview/:id/join/",
  tag: "calls",
  access: "signed-in",
  summary: "A short-lived token for the session's video room.",
  params: z.object({ id: PathId }),
  /** Without `resumes` the caller joins anew, and whoever held the call as the same person is resumed no more. */
  body: z.strictObject({ resumes: z.uuid().optional() }),
  answers: { 200: CallJoined },
  errors: [
    "session_not_found",
    "not_attending",
    "session_not_started",
    "session_over",
    "call_taken_over",
    "call_not_active",
    "call_not_initialized",
  ],
});

/** Every control topic of LS-7.28 but `session_state_request`, which is a client's to send; `wb` is the board's. */
export const HINT_TOPICS = published(
  "HINT_TOPICS",
  "Topics of the video room's data messages that hint at a change of the session's state.",
  [
    "schedule_ctrl",
    "schedule_sync",
    "turn_started",
    "turn_ended",
    "turn_context",
    "feature_question",
    "timer_ctrl",
    "timer_tick",
    "free_timer",
    "spotlight",
    "interviewee_designation",
    "interviewer_designation",
    "authority_grant",
    "session_state_response",
  ],
);

/** A room of its own in which a connection is tried before the call; nobody else ever comes into it. */
export const CheckRoom = named(
  "CheckRoom",
  z.object({
    url: z.string(),
    token: z.string(),
    /** False for observers, who send nothing in the call either. */
    can_publish: z.boolean(),
    expires_at: Timestamp,
  }),
);
export const openCheckRoom = operation({
  id: "openCheckRoom",
  method: "POST",
  path: "/comms/call-sessions/by-interview/:id/network-check/",
  tag: "calls",
  access: "signed-in",
  summary: "A token for an empty room in which the pre-join checks the connection; at most six a minute.",
  params: z.object({ id: PathId }),
  answers: { 200: CheckRoom },
  errors: ["session_not_found", "not_attending", "session_over", "call_not_active", "call_not_initialized"],
});
