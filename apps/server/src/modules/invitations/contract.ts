import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { InSession } from "../../contract/paths.ts";
import { Id, named, PageQuery, PathId, page, Timestamp } from "../../contract/shapes.ts";
import { Attendee } from "../attendees/contract.ts";
import { SeatRole } from "../users/contract.ts";

export const InvitationStatus = named(
  "InvitationStatus",
  z
    .enum(["pending", "accepted", "declined", "withdrawn"])
    .describe("Where an invitation stands. Only a `pending` one can be accepted, declined or withdrawn."),
);
export const Invitation = named(
  "Invitation",
  z
    .object({
      id: Id.describe("Id of the invitation."),
      session_id: Id.describe("The session, as `Session.id`."),
      email: z.string().describe("The invited address, in lower case."),
      role: SeatRole,
      status: InvitationStatus,
      created_at: Timestamp.describe("Time of the invitation."),
      settled_at: Timestamp.nullable().describe(
        "Time it was accepted, declined or withdrawn; null while it is pending.",
      ),
    })
    .describe("An e-mail address invited to a session. Host and owner read it."),
);

export const listInvitations = operation({
  id: "listInvitations",
  method: "GET",
  path: "/interviews/sessions/:id/invitations/",
  tag: "invitations",
  access: "user",
  summary: "Lists the invitations of a session.",
  description: "For host and owner. The latest comes first.",
  params: InSession,
  query: PageQuery,
  responses: { 200: page("InvitationPage", Invitation) },
  errors: ["session_not_found", "not_attending", "permission_denied"],
});
export const invite = operation({
  id: "invite",
  method: "POST",
  path: "/interviews/sessions/:id/invitations/",
  tag: "invitations",
  access: "user",
  summary: "Invites an e-mail address.",
  description:
    "For host and owner, 50 a day for each person. The address gets a mail. The response does not tell whether it has an account; the session appears among the person's own once they sign in.",
  params: InSession,
  body: z.strictObject({
    email: z
      .email()
      .max(EMAIL_MAX_LENGTH)
      .describe("Address to invite, at most 254 characters. The person who signs in with it has the invitation."),
    role: SeatRole.default("participant").describe("Seat to invite to."),
  }),
  responses: { 201: Invitation },
  example: { body: { email: "ben@example.org", role: "participant" } },
  errors: [
    "session_not_found",
    "not_attending",
    "permission_denied",
    "session_over",
    "observers_not_allowed",
    "not_about_yourself",
    "already_invited",
    "invitations_full",
  ],
});
export const withdrawInvitation = operation({
  id: "withdrawInvitation",
  method: "DELETE",
  path: "/interviews/sessions/:id/invitations/:invitationId/",
  tag: "invitations",
  access: "user",
  summary: "Withdraws a pending invitation.",
  description: "For host and owner, while it is pending.",
  params: z.object({
    id: PathId.describe("The session, as `Session.id`."),
    invitationId: PathId.describe("The invitation, as `Invitation.id`."),
  }),
  responses: { 204: null },
  errors: [
    "session_not_found",
    "not_attending",
    "permission_denied",
    "session_over",
    "invitation_not_found",
    "invitation_settled",
  ],
});
const InInvitation = z.object({ id: PathId.describe("The invitation, as `Session.my_invitation.id`.") });
export const acceptInvitation = operation({
  id: "acceptInvitation",
  method: "POST",
  path: "/interviews/invitations/:id/accept/",
  tag: "invitations",
  access: "user",
  summary: "Accepts an invitation.",
  description: "For the invited person. The response is their new place in the session.",
  params: InInvitation,
  body: z.strictObject({
    hot_seat: z.boolean().default(true).describe("False: take part without a turn of one's own."),
  }),
  responses: { 200: Attendee },
  errors: [
    "invitation_not_found",
    "invitation_settled",
    "already_registered",
    "session_full",
    "observers_not_allowed",
    "session_over",
    "seat_unavailable",
  ],
});
export const declineInvitation = operation({
  id: "declineInvitation",
  method: "POST",
  path: "/interviews/invitations/:id/decline/",
  tag: "invitations",
  access: "user",
  summary: "Declines an invitation.",
  description: "For the invited person.",
  params: InInvitation,
  responses: { 204: null },
  errors: ["invitation_not_found", "invitation_settled", "already_registered", "session_over", "seat_unavailable"],
});
