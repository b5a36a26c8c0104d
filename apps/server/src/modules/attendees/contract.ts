import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { InAttendee, InSession } from "../../contract/paths.ts";
import { Id, KeycloakId, named, PageQuery, page, Timestamp } from "../../contract/shapes.ts";
import { SeatRole, SessionRole } from "../users/contract.ts";

export const AttendeeStatus = named(
  "AttendeeStatus",
  z
    .enum(["INVITED", "PENDING", "CONFIRMED", "DECLINED", "CANCELLED"])
    .describe(
      "Where a place in a session stands. `CONFIRMED` has a seat, `PENDING` has asked for one, `INVITED` has been offered one.",
    ),
);
export const Scenario = named(
  "Scenario",
  z
    .object({
      title: z.string().describe("Title of the scenario."),
      scenario_text: z.string().describe("The scenario in full, plain text."),
    })
    .describe("The situation a candidate plays, such as the job they apply for."),
);

/** An attendee (LS-3.4). */
export const Attendee = named(
  "Attendee",
  z
    .object({
      id: Id.describe("Id of this place; other shapes call it `attendee_id`."),
      role: SessionRole,
      status: AttendeeStatus,
      is_owner: z.boolean().describe("Offered the session."),
      is_host: z.boolean().describe("Leads the session now."),
      has_authority: z.boolean().describe("May use the controls of the session: owner, host, or granted."),
      hot_seat: z
        .boolean()
        .describe(
          "Takes a turn of their own. False for observers, for those who opted out, and for those who came after a guided schedule had started.",
        ),
      seating_index: z
        .number()
        .int()
        .nullable()
        .describe("Place in the seating order, from 0; null while not confirmed."),
      is_present: z.boolean().describe("Is in the video room now."),
      presence_changed_at: Timestamp.nullable().describe(
        "Time they last came into the video room or left it; null while they have not been there.",
      ),
      hand_raised_at: Timestamp.nullable().describe("Time the hand went up; null while it is down."),
      anonymized_profile_summary: z
        .string()
        .nullable()
        .describe(
          "Description without a name, plain text. Others read it once its person has approved it; null before that.",
        ),
      profile_approved: z
        .boolean()
        .optional()
        .describe("Others read the description. Only in responses to its person; false for a draft."),
      extra_time_percent: z
        .number()
        .int()
        .optional()
        .describe(
          "Extra time in percent of their share: 0, 25, 50 or 100. Only in responses to the person, the host and the owner.",
        ),
      scenario: Scenario.nullable().describe(
        "Scenario of their turn; null while there is none, or where the caller may not read it.",
      ),
      user: z
        .object({
          full_name: z.string().describe("Full name, as the person chose it."),
          short_name: z.string().describe("Name for tiles and lists; empty where none was chosen."),
          keycloak_id: KeycloakId.describe("The person's id at the identity provider; the same in every session."),
          is_program: z.boolean().describe("A program acts for this person, such as the demo's practice partner."),
        })
        .describe("The person."),
    })
    .describe("A person's place in one session."),
);

export const HandoverCause = named(
  "HandoverCause",
  z
    .enum(["left", "passed", "away"])
    .describe("Why somebody else became host: the host before left and chose them, passed the role on, or was away."),
);
export const HostHandover = named(
  "HostHandover",
  z
    .object({
      host_attendee_id: Id.describe("The present host, as `Attendee.id`."),
      from_attendee_id: Id.nullable().describe(
        "The host before, as `Attendee.id`; null where their account was deleted.",
      ),
      cause: HandoverCause,
      at: Timestamp.describe("Time of the change; send it to `acknowledgeHost`."),
      acknowledged: z.boolean().describe("The host has confirmed that they lead."),
    })
    .describe("How the present host came to lead."),
);

/** The seat somebody asks for. */
export const RequestedSeat = {
  role: SeatRole.default("participant").describe("Seat to take."),
  hot_seat: z
    .boolean()
    .default(true)
    .describe(
      "False: take part without a turn of one's own. After a guided schedule has started it is kept, and holds once the session becomes free.",
    ),
};

export const getMyAttendee = operation({
  id: "getMyAttendee",
  method: "GET",
  path: "/interviews/me/sessions/:id/attendee/",
  tag: "attendees",
  access: "user",
  summary: "Reads one's own place in a session.",
  description: "For everybody with a place in the session, also an invited or a pending one.",
  params: InSession,
  responses: { 200: Attendee },
  errors: ["session_not_found", "not_attending"],
});
export const listAttendees = operation({
  id: "listAttendees",
  method: "GET",
  path: "/interviews/sessions/:id/attendees/",
  tag: "attendees",
  access: "user",
  summary: "Lists the people of a session.",
  description: "For everybody in the session. People come in seating order.",
  params: InSession,
  query: PageQuery,
  responses: { 200: page("AttendeePage", Attendee) },
  errors: ["session_not_found", "not_attending"],
});
export const claimHost = operation({
  id: "claimHost",
  method: "POST",
  path: "/interviews/sessions/:id/attendees/claim-host/",
  tag: "attendees",
  access: "user",
  summary: "Takes the role of host.",
  description: "Succeeds for the host and the owner; everybody else gets 403 `host_claim_denied`.",
  params: InSession,
  responses: { 200: z.object({ attendee: Attendee.describe("The caller's place, as host.") }) },
  errors: ["session_not_found", "not_attending", "host_claim_denied", "session_over"],
});
export const handOverHost = operation({
  id: "handOverHost",
  method: "POST",
  path: "/interviews/sessions/:id/attendees/:attendeeId/hand-over/",
  tag: "attendees",
  access: "user",
  summary: "Makes somebody else the host.",
  description: "For host and owner, in a live session. The new host must be in the call and cannot be an observer.",
  params: InAttendee,
  body: z.strictObject({ leaving: z.boolean().default(false).describe("True: the host leaves the session after it.") }),
  responses: { 200: Attendee },
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
  access: "user",
  summary: "Confirms that one knows that one leads the session.",
  description: "For the host. It hides the notice that they lead on all their devices.",
  params: InSession,
  body: z.strictObject({
    at: Timestamp.describe("`handover.at` of the session's state. An earlier time changes nothing."),
  }),
  responses: { 204: null },
  errors: ["session_not_found", "not_attending", "permission_denied", "session_over"],
});
export const joinSession = operation({
  id: "joinSession",
  method: "POST",
  path: "/interviews/sessions/:id/join/",
  tag: "attendees",
  access: "user",
  summary: "Registers for an open session, or accepts an invitation.",
  description: "An open session, or one the caller is invited to. For a closed session use `requestJoin`.",
  params: InSession,
  body: z.strictObject(RequestedSeat),
  responses: { 201: Attendee },
  example: { body: { role: "participant", hot_seat: true } },
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
  summary: "Gives one's own seat back.",
  description:
    "Gives a seat back, withdraws a request or declines an invitation. The owner cannot; they cancel the session.",
  params: InSession,
  responses: { 204: null },
  errors: ["session_not_found", "not_attending", "owner_cannot_leave", "session_over"],
});
export const removeAttendee = operation({
  id: "removeAttendee",
  method: "DELETE",
  path: "/interviews/sessions/:id/attendees/:attendeeId/",
  tag: "attendees",
  access: "user",
  summary: "Removes a person from the session for good.",
  description:
    "For host, owner and the administrators of their organisation. The person cannot come back, and learns no reason.",
  params: InAttendee,
  responses: { 204: null },
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
  access: "user",
  summary: "Raises or lowers a hand.",
  description: "One's own hand in a live session. Host, owner and those granted control may lower another's.",
  params: InAttendee,
  body: z.strictObject({ raised: z.boolean().describe("True raises the hand, false lowers it.") }),
  responses: { 200: Attendee },
  errors: [
    "session_not_found",
    "not_attending",
    "permission_denied",
    "attendee_not_found",
    "session_not_started",
    "session_over",
  ],
});
