import { z } from "zod";
import { decisionResults, RejectionReason } from "../../contract/decisions.ts";
import { DECISIONS_MAX } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { ErrorBody, KeycloakId, Language, named, page, Timestamp } from "../../contract/shapes.ts";
import { WaitingFilter } from "../admin-requests/contract.ts";
import { Named, Role } from "../users/contract.ts";
import { TextPageQuery } from "../users/text-page.ts";

const RequestId = z.uuid().describe("The request, as `PendingUser.id`.");

export const PendingUser = named(
  "PendingUser",
  z
    .object({
      id: RequestId,
      keycloak_id: KeycloakId.describe("The person's id at the identity provider."),
      email: z.string().describe("Their address, in lower case; `verified_at` says whether it is confirmed."),
      full_name: z.string().describe("Full name, as others read it."),
      short_name: z.string().describe("Name for tiles and lists."),
      language: Language,
      organisation: Named.nullable().describe("The organisation asked for; null without one."),
      institution: Named.nullable().describe("The institution asked for; null without one."),
      is_address_of_institution: z
        .boolean()
        .nullable()
        .describe(
          "Whether at least 3 members of the institution, or of the organisation without one, have confirmed addresses of the same domain. Null where no domain has as many, and where no organisation is named.",
        ),
      submitted_at: Timestamp.describe("Time of the registration."),
      verified_at: Timestamp.nullable().describe(
        "Time the address was confirmed, when the wait began; null where another identity provider has not confirmed it: anybody can have typed it.",
      ),
    })
    .describe("A person who waits for approval."),
);

export const RegistrationDecided = named(
  "RegistrationDecided",
  ErrorBody.extend({
    status: z.enum(["approved", "rejected"]).describe("The decision that was made before."),
  }).describe("Body of `registration_decided`."),
);

export const listPendingUsers = operation({
  id: "listPendingUsers",
  method: "GET",
  path: "/users/pending/",
  tag: "admin",
  access: "admin",
  summary: "Lists the people who wait for approval.",
  description: "In the administrator's scope.",
  query: TextPageQuery.extend(WaitingFilter),
  responses: { 200: page("PendingUserPage", PendingUser) },
});

export const approvePendingUser = operation({
  id: "approvePendingUser",
  method: "POST",
  path: "/users/pending/:id/approve/",
  tag: "admin",
  access: "admin",
  summary: "Approves a person.",
  description:
    "In the administrator's scope. The person gets the role, a mail, and a place in the sessions they are invited to.",
  params: z.object({ id: RequestId }),
  body: z.strictObject({
    role: Role.exclude(["pending_user"]).default("user").describe("Role to give; one the administrator may give."),
  }),
  responses: { 204: null },
  errors: ["registration_not_found", "registration_decided"],
});

export const rejectPendingUser = operation({
  id: "rejectPendingUser",
  method: "POST",
  path: "/users/pending/:id/reject/",
  tag: "admin",
  access: "admin",
  summary: "Refuses a person.",
  description:
    "In the administrator's scope. The person gets a mail with the reason, cannot sign in, and may register again.",
  params: z.object({ id: RequestId }),
  body: z.strictObject({ reason: RejectionReason }),
  responses: { 204: null },
  errors: ["registration_not_found", "registration_decided"],
});

/** Errors that are the result of one request of many. */
export const REGISTRATION_DECISION_ERRORS = ["registration_not_found", "registration_decided", "unavailable"] as const;

export const decidePendingUsers = operation({
  id: "decidePendingUsers",
  method: "POST",
  path: "/users/pending/decisions/",
  tag: "admin",
  access: "admin",
  summary: "Approves or refuses many people.",
  description: "Each request is decided for itself, as by the calls for one; approved people get the role `user`.",
  body: z.strictObject({
    ids: z.array(RequestId).min(1).max(DECISIONS_MAX).describe("The requests, at most 100."),
    decision: z.enum(["approve", "reject"]).describe("The decision for all of them."),
    reason: RejectionReason.optional().describe("Why; needed with `reject`, refused with `approve`."),
  }),
  responses: {
    200: decisionResults(RequestId, REGISTRATION_DECISION_ERRORS),
  },
});
