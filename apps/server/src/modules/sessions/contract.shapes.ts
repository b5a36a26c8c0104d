import { z } from "zod";
import { Id, Language, named, StreamCursor, Timestamp } from "../../contract/shapes.ts";
import { AttendeeStatus, Scenario } from "../attendees/contract.ts";
import { Evaluation } from "../evaluations/contract.ts";
import { Pillar } from "../modules/contract.ts";
import { FlowMode } from "../schedule/contract.shapes.ts";
import { SeatRole, SessionRole } from "../users/contract.ts";

export const SessionStatus = named(
  "SessionStatus",
  z
    .enum(["SCHEDULED", "IN_PROGRESS", "COMPLETED", "CANCELLED"])
    .describe("Where a session stands. `COMPLETED` and `CANCELLED` are final."),
);
export const AccessLevel = named(
  "AccessLevel",
  z.enum(["OPEN", "CLOSED"]).describe("`OPEN`: anybody who sees it can register. `CLOSED`: people ask for a seat."),
);
export const Visibility = named(
  "Visibility",
  z
    .enum(["platform", "organisation", "institution"])
    .describe(
      "The people who see the session in listings, besides its own: everybody, or those of its owner's organisation or institution.",
    ),
);
export const SectorKey = named(
  "SectorKey",
  z
    .enum([
      "any",
      "software",
      "data",
      "product",
      "finance",
      "health",
      "education",
      "industry",
      "retail_hospitality",
      "public_service",
      "marketing_sales",
      "consulting",
      "legal_hr",
    ])
    .describe("Job sector. `any`: none in particular."),
);

/** The action that a row of the listing offers (LS-D2.4). */
export const SessionView = named(
  "SessionView",
  z
    .object({
      state: z
        .enum([
          "JOINABLE",
          "REGISTRABLE",
          "REQUESTABLE",
          "INVITED",
          "REQUESTED",
          "REGISTERED",
          "FULL",
          "ENDED",
          "UNAVAILABLE",
        ])
        .describe("The caller's relation to the session."),
      badges: z.array(z.enum(["LIVE", "STARTS_SOON", "HOST", "OWNER", "OBSERVER", "NEW"])).describe("Badges to show."),
      cta: z
        .object({
          action: z
            .enum(["JOIN", "REGISTER", "ASK", "ACCEPT", "OPEN", "NONE"])
            .describe(
              "The button's action. `ASK` is `requestJoin`, `ACCEPT` is `acceptInvitation`, `NONE` is no button.",
            ),
          text: z
            .string()
            .meta({ examples: ["Join Now"] })
            .describe("Its label, in the language of the request."),
        })
        .describe("The one action to offer."),
    })
    .describe("The button that a row of a listing offers the caller."),
);

const summary = {
  id: Id.describe("Id of the session."),
  status: SessionStatus,
  access_level: AccessLevel,
  visibility: Visibility,
  flow_mode: FlowMode,
  start_time: Timestamp.describe("Planned start."),
  opens_at: Timestamp.describe("Time from which people can come in, and participants of an open session may start it."),
  duration_minutes: z.number().int().describe("Planned length, in minutes; extra time of candidates is not in it."),
  language: Language,
  job_sector: z
    .object({ key: SectorKey, label: z.string().describe("Name of the sector, in the language of the request.") })
    .describe("Job sector the session is for."),
  type: z
    .object({
      module: z
        .object({
          key: z
            .string()
            .meta({ examples: ["M1"] })
            .describe("Key of the module, as `ModuleSummary.id`."),
          title: z.string().describe("Title of the module, in the language of the request."),
          shortTitle: z.string().describe("Title for narrow places, in the language of the request."),
        })
        .describe("Module of the workshop."),
      workshop: z
        .object({
          key: z
            .string()
            .meta({ examples: ["pitch_simple"] })
            .describe("Key of the workshop, as `Workshop.key`."),
          title: z.string().describe("Title of the workshop, in the language of the request."),
        })
        .describe("Workshop that the session practises."),
    })
    .describe("The subject that the session practises."),
  capacity: z.number().int().describe("Number of seats, without observers."),
  attendee_count: z.number().int().describe("Number of seats that are taken, without observers."),
  observers_allowed: z.boolean().describe("People can register to watch."),
  people: z
    .array(
      z.object({
        attendee_id: Id.describe("Their place, as `Attendee.id`."),
        full_name: z.string().describe("Full name, as the person chose it."),
        role: SessionRole,
        is_program: z.boolean().describe("A program acts for this person."),
      }),
    )
    .describe("People with a seat, in seating order."),
  userRole: SessionRole.nullable().describe("The caller's role; null without a confirmed seat."),
  my_status: AttendeeStatus.nullable().describe("Where the caller's own place stands; null without one."),
  my_attendee_id: Id.nullable().describe("The caller's own place, as `Attendee.id`; null without one."),
  view: SessionView,
  waiting_requests: z
    .number()
    .int()
    .optional()
    .describe(
      "Number of requests to join that wait for an answer. Only in responses to those who may give it, until the session is over.",
    ),
  recommendation: z
    .object({
      reasons: z
        .array(z.enum(["your_language", "lowest_pillar"]))
        .describe("`your_language`: it is held in the caller's language. `lowest_pillar`: it trains `pillar`."),
      pillar: Pillar.nullable().describe("The pillar in which peers rate the caller lowest; null without ratings."),
    })
    .optional()
    .describe("Why it is recommended. Only in `listRecommended`."),
  cancel_reason: z
    .string()
    .optional()
    .describe("Why it was cancelled, plain text; left out without a reason, and for callers without a place."),
  version: z.number().int().describe("Rises with every change of the session; ignore an older one."),
};
export const SessionSummary = named("SessionSummary", z.object(summary).describe("A session as listings show it."));

const AgendaEntry = named(
  "AgendaEntry",
  z
    .object({
      kind: z.enum(["TURN", "DEBRIEF"]).describe("A person's turn, or the group's debrief."),
      attendee_id: Id.nullable().describe(
        "The person whose turn it is, as `Attendee.id`; null for the debrief, and for the caller's own turn in `agenda_with_me`.",
      ),
      full_name: z
        .string()
        .nullable()
        .describe("Full name of that person; null where `attendee_id` is null or the person has left."),
      interviewer_attendee_id: Id.nullable().describe(
        "The interviewer of the turn if it began now, as `Attendee.id`; null for the debrief, and where nobody else is confirmed. The interviewer of the current turn is in `designations`.",
      ),
      starts_at: Timestamp.describe("Planned start, or the real one once it has begun."),
      duration_sec: z.number().int().describe("Length in seconds; 0 for a turn that was passed over."),
      has_begun: z
        .boolean()
        .describe(
          "It has really begun. False for plans and for turns that were passed over; always false for callers without a seat.",
        ),
    })
    .describe("A turn, or the debrief, as it is planned or as it went."),
);
export const Session = named(
  "Session",
  z
    .object({
      ...summary,
      title: z.string().describe("Title of the workshop, in the language of the request."),
      description: z.string().describe("The subject of the workshop, in the language of the request; may be empty."),
      owner: z
        .object({ full_name: z.string().describe("Full name of the owner.") })
        .nullable()
        .describe("The person who offered the session; null where the account was deleted."),
      host: z
        .object({
          attendee_id: Id.describe("The host, as `Attendee.id`."),
          full_name: z.string().describe("Full name of the host."),
        })
        .nullable()
        .describe("The person who leads the session; null while nobody does."),
      remaining_seconds: z
        .number()
        .int()
        .describe(
          "Seconds to the planned end, never below 0; the whole length before the start. Extra time counts only for callers with a seat.",
        ),
      can_start: z.boolean().describe("The caller may start it now."),
      may_start: z
        .enum(["never", "once_open", "any_time"])
        .describe("When the caller may start it, by status and role. `once_open`: from `opens_at`."),
      confirm_start_before: Timestamp.describe("A start before this time needs `confirm_early`."),
      turns_set: z
        .boolean()
        .describe(
          "A guided schedule has started: a person who comes now asks and scores, and has no turn while the session stays guided.",
        ),
      removed: z.boolean().describe("The caller was removed and cannot come back."),
      people_to_tell: z
        .number()
        .int()
        .optional()
        .describe(
          "Number of people who get a mail when the session is changed or cancelled, as far as the owner knows them: those registered, and the open invitations. Only for the owner, before the start.",
        ),
      my_invitation: z
        .object({ id: Id.describe("The invitation, for `acceptInvitation` and `declineInvitation`."), role: SeatRole })
        .optional()
        .describe("The caller's pending invitation; left out without one."),
      my_rejection: z
        .object({
          reason: z.string().nullable().describe("Why, plain text; null where no reason was given."),
          at: Timestamp.describe("Time of the answer."),
        })
        .optional()
        .describe("The answer to the caller's request, where it was declined and they have not asked again."),
      agenda: z
        .array(AgendaEntry)
        .describe("Turns and debrief in order. Callers without a seat get the turns without anybody's extra time."),
      agenda_with_me: z
        .array(AgendaEntry)
        .nullable()
        .describe(
          "The agenda as it would be if the caller took a turn, which is the last one before the debrief. Null where there is none to take: the caller has a seat, the session is over or self-paced, or its turns are set.",
        ),
      scenario: Scenario.nullable().describe("The caller's own scenario; null without one."),
      evaluations: z.array(Evaluation).describe("The caller's own evaluations in this session, drafts included."),
      scores_close_at: Timestamp.nullable().describe(
        "Last moment at which scores of this session are taken. Null before its end, for a cancelled one, and for callers without a seat.",
      ),
      replay: z
        .enum(["not_open", "not_agreed", "open"])
        .describe(
          "Whether the caller can read the replay. `not_open`: the session is not over, or the caller has no seat. `not_agreed`: somebody who took part did not agree to it.",
        ),
      stream_cursor: StreamCursor,
      server_time: Timestamp.describe("Time on the server, to correct the clock of the client."),
    })
    .describe("One session in full."),
);
