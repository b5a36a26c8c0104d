import { z } from "zod";
import { RejectionReason } from "../../contract/decisions.ts";
import { JOIN_MESSAGE_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { InSession } from "../../contract/paths.ts";
import { Id, named, PageQuery, PathId, page, Timestamp } from "../../contract/shapes.ts";
import { SeatRole } from "../users/contract.ts";
import { RequestedSeat } from "./contract.ts";

export const JoinRequest = named(
  "JoinRequest",
  z
    .object({
      id: Id.describe("Id of the request."),
      session_id: Id.describe("The session, as `Session.id`."),
      attendee_id: Id.describe("The place that waits for the answer, as `Attendee.id`."),
      status: z.enum(["pending", "approved", "rejected"]).describe("`pending` until host or owner answer."),
      role: SeatRole,
      hot_seat: z.boolean().describe("False: they want no turn of their own."),
      message: z.string().describe("Their message to the host; may be empty."),
      full_name: z.string().describe("Full name of the person who asks."),
      created_at: Timestamp.describe("Time of the request."),
    })
    .describe("A request for a seat in a closed session. Its person, host and owner read it."),
);

export const requestJoin = operation({
  id: "requestJoin",
  method: "POST",
  path: "/interviews/sessions/:id/request-join/",
  tag: "attendees",
  access: "user",
  summary: "Asks for a seat in a closed session.",
  description: "A closed session only. Host and owner answer the request.",
  params: InSession,
  body: z.strictObject({
    ...RequestedSeat,
    message: z
      .string()
      .max(JOIN_MESSAGE_MAX_LENGTH)
      .default("")
      .describe("A few words to the host, at most 500 characters."),
  }),
  responses: { 201: JoinRequest },
  example: { body: { role: "participant", message: "I have a panel interview on Friday." } },
  errors: [
    "session_not_found",
    "session_full",
    "session_open",
    "session_over",
    "observers_not_allowed",
    "already_registered",
    "seat_unavailable",
    "already_requested",
  ],
});
export const listJoinRequests = operation({
  id: "listJoinRequests",
  method: "GET",
  path: "/interviews/sessions/:id/join-requests/",
  tag: "attendees",
  access: "user",
  summary: "Lists the open requests to join.",
  description: "For host and owner. Only requests without an answer are listed.",
  params: InSession,
  query: PageQuery,
  responses: { 200: page("JoinRequestPage", JoinRequest) },
  errors: ["session_not_found", "not_attending", "permission_denied"],
});
const InRequest = z.object({
  id: PathId.describe("The session, as `Session.id`."),
  requestId: PathId.describe("The request, as `JoinRequest.id`."),
});
export const approveJoinRequest = operation({
  id: "approveJoinRequest",
  method: "POST",
  path: "/interviews/sessions/:id/join-requests/:requestId/approve/",
  tag: "attendees",
  access: "user",
  summary: "Gives a seat to the person who asks.",
  description: "For host and owner, while a seat is free.",
  params: InRequest,
  responses: { 200: JoinRequest },
  errors: [
    "session_not_found",
    "not_attending",
    "permission_denied",
    "join_request_not_found",
    "request_settled",
    "session_full",
    "seat_cannot_be_given",
    "session_over",
  ],
});
export const rejectJoinRequest = operation({
  id: "rejectJoinRequest",
  method: "POST",
  path: "/interviews/sessions/:id/join-requests/:requestId/reject/",
  tag: "attendees",
  access: "user",
  summary: "Declines a request to join.",
  description: "For host and owner. The person reads the reason, where there is one.",
  params: InRequest,
  body: z.strictObject({ reason: RejectionReason.optional() }).optional().default({}),
  responses: { 200: JoinRequest },
  errors: [
    "session_not_found",
    "not_attending",
    "permission_denied",
    "join_request_not_found",
    "request_settled",
    "session_over",
  ],
});
