import { z } from "zod";
import { decisionResults, RejectionReason } from "../../contract/decisions.ts";
import { DECISIONS_MAX } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { Id, named, PathId, page, Timestamp } from "../../contract/shapes.ts";
import { Named, SeatRole } from "../users/contract.ts";
import { TextPageQuery } from "../users/text-page.ts";

/** The filters of every list of waiting requests. */
export const WaitingFilter = {
  search: z.string().trim().max(100).optional().describe("Part of a name or an address."),
  institution_id: PathId.optional().describe("Only people of this institution; for an account, those who ask for it."),
  waiting_since_before: Timestamp.optional().describe("Only requests that have waited since before this time."),
  order: z.enum(["longest", "shortest"]).default("longest").describe("Which wait comes first."),
};

export const AdminJoinRequest = named(
  "AdminJoinRequest",
  z
    .object({
      id: Id.describe("The request, as `JoinRequest.id`."),
      session_id: Id.describe("The session, as `Session.id`."),
      title: z.string().describe("Title of the session's workshop, in the language of the request."),
      start_time: Timestamp.describe("Planned start of the session."),
      role: SeatRole,
      hot_seat: z.boolean().describe("False: they want no turn of their own."),
      message: z.string().describe("Their message to the host; may be empty."),
      person: z
        .object({
          full_name: z.string().describe("Full name, as others read it."),
          short_name: z.string().describe("Name for tiles and lists."),
          email: z.string().describe("Their address, in lower case."),
          organisation: Named.nullable().describe("Their organisation; null without one."),
          institution: Named.nullable().describe("Their institution; null without one."),
        })
        .describe("The person who asks."),
      is_own: z
        .boolean()
        .describe("The caller asks for the seat: they cannot decide it, and its decision is `own_request`."),
      is_full: z.boolean().describe("No seat of the asked role can be given now."),
      observers_allowed: z.boolean().describe("The session takes observers: `approve_as_observer` is possible."),
      created_at: Timestamp.describe("Time of the request, when the wait began."),
    })
    .describe("A request for a seat in a closed session, as administrators read it."),
);

export const listAdminJoinRequests = operation({
  id: "listAdminJoinRequests",
  method: "GET",
  path: "/admin/join-requests/",
  tag: "admin",
  access: "admin",
  summary: "Lists the requests for a seat.",
  description:
    "Of sessions in the administrator's scope that are not over. The scope is that of the session: its people may come from elsewhere.",
  query: TextPageQuery.extend({
    ...WaitingFilter,
    session_id: PathId.optional().describe("Only requests for this session, as `Session.id`."),
  }),
  responses: { 200: page("AdminJoinRequestPage", AdminJoinRequest) },
});

/** Errors that are the result of one request of many. */
export const SEAT_DECISION_ERRORS = [
  "join_request_not_found",
  "request_settled",
  "own_request",
  "session_full",
  "observers_not_allowed",
  "seat_cannot_be_given",
  "session_over",
  "unavailable",
] as const;

export const decideJoinRequests = operation({
  id: "decideJoinRequests",
  method: "POST",
  path: "/admin/join-requests/decisions/",
  tag: "admin",
  access: "admin",
  summary: "Approves or refuses many requests for a seat.",
  description:
    "Each request is decided for itself and in this order, as host or owner would decide it. Requests of sessions outside the administrator's scope are like unknown ones; one's own request is left to others.",
  body: z.strictObject({
    ids: z.array(Id).min(1).max(DECISIONS_MAX).describe("The requests, at most 100."),
    decision: z
      .enum(["approve", "approve_as_observer", "reject"])
      .describe("The decision for all of them. `approve_as_observer` gives a place to watch, whatever was asked for."),
    reason: RejectionReason.optional().describe(
      "Why, 1 to 500 characters; needed with `reject`, refused otherwise. The person reads it.",
    ),
  }),
  responses: {
    200: decisionResults(Id.describe("The request, as `AdminJoinRequest.id`."), SEAT_DECISION_ERRORS),
  },
});

const OPEN = z.number().int().min(1).describe("Number of open requests.");

export const getAdminRequestSummary = operation({
  id: "getAdminRequestSummary",
  method: "GET",
  path: "/admin/requests/summary/",
  tag: "admin",
  access: "admin",
  summary: "Counts the requests that wait for an administrator.",
  description:
    "In the administrator's scope, without any filter. The event `admin.requests.changed` says that it has changed.",
  responses: {
    200: named(
      "AdminRequestSummary",
      z
        .object({
          accounts: z.number().int().min(0).describe("Number of people who wait for approval."),
          seats: z.number().int().min(0).describe("Number of open requests for a seat."),
          waiting_since: Timestamp.nullable().describe("Since when the longest of them has waited; null without any."),
          sessions: z
            .array(
              z.object({
                id: Id.describe("The session, as `Session.id`."),
                title: z.string().describe("Title of its workshop, in the language of the request."),
                start_time: Timestamp.describe("Planned start."),
                requests: OPEN,
              }),
            )
            .describe("Every session with open requests, the soonest first."),
          institutions: z
            .array(
              z.object({
                id: Id.describe("Id of the institution."),
                name: z.string().describe("Its name."),
                requests: OPEN,
              }),
            )
            .describe("Every institution of the people who wait, by name."),
        })
        .describe("Requests that wait for an administrator, and the values of the filters."),
    ),
  },
});
