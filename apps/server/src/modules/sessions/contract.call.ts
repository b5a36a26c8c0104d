import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { InSession } from "../../contract/paths.ts";
import { published } from "../../contract/published.ts";
import { ErrorCode, KeycloakId, named, Timestamp } from "../../contract/shapes.ts";
import { SessionStatus } from "./contract.shapes.ts";

/** The call that joins the video room (LS-7.23). */
export const CallJoined = named(
  "CallJoined",
  z
    .object({
      url: z.string().describe("WebSocket address of the media server."),
      token: z.string().describe("Access token for the media server. It serves for entering alone."),
      call_session_id: z.number().int().describe("Id of the call."),
      connection_id: z
        .uuid()
        .describe(
          "Names this joining, a UUID. Send it as `resumes` when the same tab comes back after a lost connection.",
        ),
      identity: KeycloakId.describe("The caller's identity in the video room: their id at the identity provider."),
      expires_at: Timestamp.describe("End of the token's validity."),
    })
    .describe("Address and token with which a client enters the session's video room (LiveKit)."),
);
export const CallRefused = named(
  "CallRefused",
  z
    .object({
      detail: z.string().describe("The error, in English."),
      code: ErrorCode,
      error: z.string().describe("The same as `code`."),
      message: z.string().describe("The same as `detail`."),
      can_start: z.boolean().describe("The caller may start the session now."),
      session_status: SessionStatus.describe("Status of the session."),
    })
    .describe("Why the call cannot be joined now, and what the caller can do."),
);
export const joinCall = operation({
  id: "joinCall",
  method: "POST",
  path: "/comms/call-sessions/by-interview/:id/join/",
  tag: "calls",
  access: "user",
  summary: "Makes a token for the session's video room.",
  description:
    "For everybody with a seat, in a live session. A person is in the call once: a new connection replaces the one before.",
  params: InSession,
  /** Without `resumes` the caller joins with a new connection, and an earlier one of the same person is resumed no more. */
  body: z.strictObject({
    resumes: z
      .uuid()
      .optional()
      .describe(
        "`connection_id` of this tab's last joining. Left out: it joins as a new connection, and an earlier tab of the same person can no longer resume.",
      ),
  }),
  responses: { 200: CallJoined },
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

export const CheckRoom = named(
  "CheckRoom",
  z
    .object({
      url: z.string().describe("WebSocket address of the media server."),
      token: z.string().describe("Access token for this room."),
      can_publish: z.boolean().describe("The caller sends audio and video in the call. False for observers."),
      expires_at: Timestamp.describe("End of the token's validity."),
    })
    .describe("A room of its own to try the connection in. Nobody else ever enters it."),
);
export const openCheckRoom = operation({
  id: "openCheckRoom",
  method: "POST",
  path: "/comms/call-sessions/by-interview/:id/network-check/",
  tag: "calls",
  access: "user",
  summary: "Makes a token for an empty room to check the connection in.",
  description: "For everybody with a seat, until the session is over; at most six times a minute.",
  params: InSession,
  responses: { 200: CheckRoom },
  errors: ["session_not_found", "not_attending", "session_over", "call_not_active", "call_not_initialized"],
});
