import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { Id, named, PageQuery, PathId, page, Timestamp } from "../../contract/shapes.ts";
import { Attendee, InSession } from "../attendees/contract.ts";
import { SeatRole } from "../users/contract.ts";

export const InvitationStatus = named("InvitationStatus", z.enum(["pending", "accepted", "declined", "withdrawn"]));
/** One address invited to a session, as host and owner see it. */
export const Invitation = named(
  "Invitation",
  z.object({
    id: Id,
    session_id: Id,
    /** Lower case. */
    email: z.string(),
    role: SeatRole,
    status: InvitationStatus,
    created_at: Timestamp,
    /** When it was accepted, declined or withdrawn; null while it is pending. */
    settled_at: Timestamp.nullable(),
  }),
);

export const listInvitations = operation({
  id: "listInvitations",
  method: "GET",
  path: "/interviews/sessions/:id/invitations/",
  tag: "invitations",
  access: "signed-in",
  summary: "Everybody invited to a session, the latest first, for host and owner.",
  params: InSession,
  query: PageQuery,
  answers: { 200: page("InvitationPage", Invitation) },
  errors: ["session_not_found", "not_attending", "permission_denied"],
});
export const invite = operation({
  id: "invite",
  method: "POST",
  path: "/interviews/sessions/:id/invitations/",
  tag: "invitations",
  access: "signed-in",
  summary:
    "Invites whoever signs in with this address; the answer does not tell whether somebody has an account with it. No mail is sent.",
  params: InSession,
  body: z.strictObject({
    email: z.email().max(EMAIL_MAX_LENGTH),
    role: SeatRole.default("participant"),
  }),
  answers: { 201: Invitation },
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
  access: "signed-in",
  summary: "Takes an invitation back that nobody has answered; for host and owner.",
  params: z.object({ id: PathId, invitationId: PathId }),
  answers: { 204: null },
  errors: [
    "session_not_found",
    "not_attending",
    "permission_denied",
    "session_over",
    "invitation_not_found",
    "invitation_settled",
  ],
});
const InInvitation = z.object({ id: PathId });
export const acceptInvitation = operation({
  id: "acceptInvitation",
  method: "POST",
  path: "/interviews/invitations/:id/accept/",
  tag: "invitations",
  access: "user",
  summary: "Takes the seat one is invited to.",
  params: InInvitation,
  body: z.strictObject({ hot_seat: z.boolean().default(true) }),
  answers: { 200: Attendee },
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
  params: InInvitation,
  answers: { 204: null },
  errors: ["invitation_not_found", "invitation_settled", "already_registered", "session_over", "seat_unavailable"],
});
