import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { Id, KeycloakId, named, PageQuery, PathId, page, Timestamp } from "../../contract/shapes.ts";
import { SeatRole, SessionRole } from "../users/contract.ts";

export const AttendeeStatus = named(
  "AttendeeStatus",
  z.enum(["INVITED", "PENDING", "CONFIRMED", "DECLINED", "CANCELLED"]),
);
export const Scenario = named("Scenario", z.object({ title: z.string(), scenario_text: z.string() }));

/** An attendee (LS-3.4). */
export const Attendee = named(
  "Attendee",
  z.object({
    id: Id,
    role: SessionRole,
    status: AttendeeStatus,
    is_owner: z.boolean(),
    is_host: z.boolean(),
    /** May drive the schedule: owner, host or granted. */
    has_authority: z.boolean(),
    /** Takes the hot seat; false for observers, those who opted out, and who came after a guided schedule had started. */
    hot_seat: z.boolean(),
    /** Place in the seating order, from 0; null while not confirmed. */
    seating_index: z.number().int().nullable(),
    /** In the video room now. */
    is_present: z.boolean(),
    /** When they last came into the room or left it; null while they have not been there. */
    presence_changed_at: Timestamp.nullable(),
    /** Since when the hand is up; null while it is down. */
    hand_raised_at: Timestamp.nullable(),
    /** Peers see it once its person has approved it. */
    anonymized_profile_summary: z.string().nullable(),
    /** Whether the others read it, told to its person only; false for a draft. */
    profile_approved: z.boolean().optional(),
    /** Extra time in percent of their share, told to the person, the host and the owner only. */
    extra_time_percent: z.number().int().optional(),
    scenario: Scenario.nullable(),
    user: z.object({
      full_name: z.string(),
      short_name: z.string(),
      keycloak_id: KeycloakId,
      /** A program acts for this person in the session, such as the demo's practice partner. */
      is_program: z.boolean(),
    }),
  }),
);

/** Why somebody else became host: the one before left and chose them, passed the role on, or was away. */
export const HandoverCause = named("HandoverCause", z.enum(["left", "passed", "away"]));
export const HostHandover = named(
  "HostHandover",
  z.object({
    host_attendee_id: Id,
    /** The host before; null where their account is gone. */
    from_attendee_id: Id.nullable(),
    cause: HandoverCause,
    at: Timestamp,
    /** The host has confirmed that they lead. */
    acknowledged: z.boolean(),
  }),
);

export const InSession = z.object({ id: PathId });
const InAttendee = z.object({ id: PathId, attendeeId: PathId });
/** The seat somebody asks for. */
export const SeatWish = {
  role: SeatRole.default("participant"),
  /** False opts out. Kept as a wish where a guided schedule has started: it holds once the session becomes free. */
  hot_seat: z.boolean().default(true),
};

export const getMyAttendee = operation({
  id: "getMyAttendee",
  method: "GET",
  path: "/interviews/me/sessions/:id/attendee/",
  tag: "attendees",
  access: "signed-in",
  summary: "My own place in a session.",
  params: InSession,
  answers: { 200: Attendee },
  errors: ["session_not_found", "not_attending"],
});
export const listAttendees = operation({
  id: "listAttendees",
  method: "GET",
  path: "/interviews/sessions/:id/attendees/",
  tag: "attendees",
  access: "signed-in",
  summary: "The people of a session in seating order.",
  params: InSession,
  query: PageQuery,
  answers: { 200: page("AttendeePage", Attendee) },
  errors: ["session_not_found", "not_attending"],
});
export const claimHost = operation({
  id: "claimHost",
  method: "POST",
  path: "/interviews/sessions/:id/attendees/claim-host/",
  tag: "attendees",
  access: "signed-in",
  summary: "Takes the host's seat; succeeds for host and owner.",
  params: InSession,
  answers: { 200: z.object({ attendee: Attendee }) },
  errors: ["session_not_found", "not_attending", "host_claim_denied", "session_over"],
});
export const handOverHost = operation({
  id: "handOverHost",
  method: "POST",
  path: "/interviews/sessions/:id/attendees/:attendeeId/hand-over/",
  tag: "attendees",
  access: "signed-in",
  summary: "Makes somebody in the call the host; for host and owner. `leaving`: the host goes then.",
  params: InAttendee,
  body: z.strictObject({ leaving: z.boolean().default(false) }),
  answers: { 200: Attendee },
  errors: [
    "session_not_found",
    "not_attending",
    "permission_denied",
    "attendee_not_found",
    "role_not_for_observers",
    "attendee_away",
    "session_not_started",
    "session_over",
  ],
});
export const acknowledgeHost = operation({
  id: "acknowledgeHost",
  method: "POST",
  path: "/interviews/sessions/:id/attendees/acknowledge-host/",
  tag: "attendees",
  access: "signed-in",
  summary:
    "Confirms that I know that I lead the session, on all my devices; an earlier hand-over's time changes nothing.",
  params: InSession,
  /** `handover.at` of the session's state. */
  body: z.strictObject({ at: Timestamp }),
  answers: { 204: null },
  errors: ["session_not_found", "not_attending", "permission_denied", "session_over"],
});
export const joinSession = operation({
  id: "joinSession",
  method: "POST",
  path: "/interviews/sessions/:id/join/",
  tag: "attendees",
  access: "user",
  summary: "Registers for an open session, or accepts an invitation.",
  params: InSession,
  body: z.strictObject(SeatWish),
  answers: { 201: Attendee },
  errors: [
    "session_not_found",
    "session_full",
    "session_closed",
    "session_over",
    "observers_not_allowed",
    "invited_to_watch",
    "already_registered",
    "seat_unavailable",
  ],
});
export const cancelRegistration = operation({
  id: "cancelRegistration",
  method: "POST",
  path: "/interviews/sessions/:id/cancel-registration/",
  tag: "attendees",
  access: "user",
  summary: "Gives one's seat back, withdraws the request or declines the invitation.",
  params: InSession,
  answers: { 204: null },
  errors: ["session_not_found", "not_attending", "owner_cannot_leave", "session_over"],
});
export const removeAttendee = operation({
  id: "removeAttendee",
  method: "DELETE",
  path: "/interviews/sessions/:id/attendees/:attendeeId/",
  tag: "attendees",
  access: "signed-in",
  summary: "Puts a person out of the session for good; for host, owner and admins in scope.",
  params: InAttendee,
  answers: { 204: null },
  errors: [
    "session_not_found",
    "not_attending",
    "permission_denied",
    "attendee_not_found",
    "not_about_yourself",
    "owner_stays",
    "session_over",
  ],
});
export const raiseHand = operation({
  id: "raiseHand",
  method: "POST",
  path: "/interviews/sessions/:id/attendees/:attendeeId/hand/",
  tag: "attendees",
  access: "signed-in",
  summary: "Raises or lowers one's hand; host, owner and those granted authority lower another's.",
  params: InAttendee,
  body: z.strictObject({ raised: z.boolean() }),
  answers: { 200: Attendee },
  errors: [
    "session_not_found",
    "not_attending",
    "permission_denied",
    "attendee_not_found",
    "session_not_started",
    "session_over",
  ],
});
