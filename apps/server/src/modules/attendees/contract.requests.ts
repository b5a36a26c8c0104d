import { z } from "zod";
import { JOIN_MESSAGE_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { Id, named, PageQuery, PathId, page, Timestamp } from "../../contract/shapes.ts";
import { SeatRole } from "../users/contract.ts";
import { InSession, SeatWish } from "./contract.ts";

export const JoinRequest = named(
  "JoinRequest",
  z.object({
    id: Id,
    session_id: Id,
    attendee_id: Id,
    status: z.enum(["pending", "approved", "rejected"]),
    role: SeatRole,
    hot_seat: z.boolean(),
    message: z.string(),
    full_name: z.string(),
    created_at: Timestamp,
  }),
);

export const requestJoin = operation({
  id: "requestJoin",
  method: "POST",
  path: "/interviews/sessions/:id/request-join/",
  tag: "attendees",
  access: "user",
  summary: "Asks host and owner of a closed session for a seat.",
  params: InSession,
  body: z.strictObject({ ...SeatWish, message: z.string().max(JOIN_MESSAGE_MAX_LENGTH).default("") }),
  answers: { 201: JoinRequest },
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
  access: "signed-in",
  summary: "Open requests to join, for host and owner.",
  params: InSession,
  query: PageQuery,
  answers: { 200: page("JoinRequestPage", JoinRequest) },
  errors: ["session_not_found", "not_attending", "permission_denied"],
});
const InRequest = z.object({ id: PathId, requestId: PathId });
export const approveJoinRequest = operation({
  id: "approveJoinRequest",
  method: "POST",
  path: "/interviews/sessions/:id/join-requests/:requestId/approve/",
  tag: "attendees",
  access: "signed-in",
  summary: "Gives the asker a seat.",
  params: InRequest,
  answers: { 200: JoinRequest },
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
  access: "signed-in",
  summary: "Declines the request.",
  params: InRequest,
  answers: { 200: JoinRequest },
  errors: [
    "session_not_found",
    "not_attending",
    "permission_denied",
    "join_request_not_found",
    "request_settled",
    "session_over",
  ],
});
