import { z } from "zod";
import { Id, Language, named, StreamCursor, Timestamp } from "../../contract/shapes.ts";
import { Attendee, AttendeeStatus, Scenario } from "../attendees/contract.ts";
import { Evaluation } from "../evaluations/contract.ts";
import { Criterion } from "../modules/contract.ts";
import { FlowMode } from "../schedule/contract.ts";
import { SeatRole, SessionRole } from "../users/contract.ts";

export const SessionStatus = named("SessionStatus", z.enum(["SCHEDULED", "IN_PROGRESS", "COMPLETED", "CANCELLED"]));
export const AccessLevel = named("AccessLevel", z.enum(["OPEN", "CLOSED"]));
export const Visibility = named("Visibility", z.enum(["platform", "organisation", "institution"]));
export const SectorKey = named(
  "SectorKey",
  z.enum([
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
  ]),
);

/** What a row of the listing offers (LS-D2). */
export const SessionView = named(
  "SessionView",
  z.object({
    state: z.enum([
      "JOINABLE",
      "REGISTRABLE",
      "REQUESTABLE",
      "INVITED",
      "REQUESTED",
      "REGISTERED",
      "FULL",
      "ENDED",
      "UNAVAILABLE",
    ]),
    badges: z.array(z.enum(["LIVE", "STARTS_SOON", "HOST", "OWNER", "OBSERVER", "NEW"])),
    cta: z.object({ action: z.enum(["JOIN", "REGISTER", "ASK", "ACCEPT", "OPEN", "NONE"]), text: z.string() }),
  }),
);

const summary = {
  id: Id,
  status: SessionStatus,
  access_level: AccessLevel,
  visibility: Visibility,
  flow_mode: FlowMode,
  start_time: Timestamp,
  /** From when on people come in, and participants of an open session may start it (LS-D4.6). */
  opens_at: Timestamp,
  duration_minutes: z.number().int(),
  language: Language,
  job_sector: z.object({ key: SectorKey, label: z.string() }),
  type: z.object({
    module: z.object({ key: z.string(), title: z.string(), shortTitle: z.string() }),
    workshop: z.object({ key: z.string(), title: z.string() }),
  }),
  capacity: z.number().int(),
  /** Confirmed people without observers. */
  attendee_count: z.number().int(),
  observers_allowed: z.boolean(),
  /** Confirmed people in seating order; names, and whether a program acts for them. */
  people: z.array(z.object({ attendee_id: Id, full_name: z.string(), role: SessionRole, is_program: z.boolean() })),
  userRole: SessionRole.nullable(),
  my_status: AttendeeStatus.nullable(),
  my_attendee_id: Id.nullable(),
  view: SessionView,
  /** How many ask for a seat and wait for an answer (LS-4); only to those who may answer, while the session is not over. */
  waiting_requests: z.number().int().optional(),
  version: z.number().int(),
};
export const SessionSummary = named("SessionSummary", z.object(summary));

/** A turn as it is planned, or as it went. */
export const AgendaEntry = named(
  "AgendaEntry",
  z.object({
    kind: z.enum(["TURN", "DEBRIEF"]),
    attendee_id: Id.nullable(),
    full_name: z.string().nullable(),
    starts_at: Timestamp,
    duration_sec: z.number().int(),
    /** False for what is only planned, and for what was passed over; to whom does not attend, always. */
    has_begun: z.boolean(),
  }),
);
export const Session = named(
  "Session",
  z.object({
    ...summary,
    title: z.string(),
    description: z.string(),
    owner: z.object({ full_name: z.string() }).nullable(),
    host: z.object({ attendee_id: Id, full_name: z.string() }).nullable(),
    /** Until the planned end, never below 0; the whole length before the start. */
    remaining_seconds: z.number().int(),
    /** I may start it now (LS-4). */
    can_start: z.boolean(),
    /** When I may start it, by status and role: participants of an open session from `opens_at`. */
    may_start: z.enum(["never", "once_open", "any_time"]),
    /** A start before this has to be confirmed. */
    confirm_start_before: Timestamp,
    /** A guided schedule has started: whoever comes now asks and scores, and has no turn of their own while it is guided (LS-D3). */
    turns_set: z.boolean(),
    /** I was put out of it and cannot come back: for the pages of the room; a listing says no more than that there is no seat (LS-D4.2). */
    removed: z.boolean(),
    /** The invitation I may answer; only while there is one. */
    my_invitation: z.object({ id: Id, role: SeatRole }).optional(),
    /** To whom does not attend the same turns, each as long as without anybody's extra time. */
    agenda: z.array(AgendaEntry),
    /**
     * The same with one more turn, mine, in the last place: how it would be if I took the hot seat. I have no id in it yet.
     * Null where there is no turn to take: I attend, the session is over or free, or its turns are set.
     */
    agenda_with_me: z.array(AgendaEntry).nullable(),
    scenario: Scenario.nullable(),
    /** My own evaluations in this session. */
    evaluations: z.array(Evaluation),
    stream_cursor: StreamCursor,
    server_time: Timestamp,
  }),
);

/** Whether I may score a question: still to be asked, asked while I was there, or not (LS-D5). */
export const Hearing = named("Hearing", z.enum(["AHEAD", "HEARD", "NOT_HEARD"]));

/** A question (LS-3.5). The person in the hot seat sees only questions already asked. */
export const Question = named(
  "Question",
  z.object({
    id: Id,
    attendee_id: Id,
    number: z.number().int(),
    question_text: z.string(),
    criteria: Criterion,
    contextual_criteria_description: z.string(),
    time_limit_sec: z.number().int(),
    hearing: Hearing,
    /** When it was asked; null while it was not. */
    asked_from: Timestamp.nullable(),
    asked_until: Timestamp.nullable(),
  }),
);
export const PageData = named(
  "PageData",
  z.object({
    session: SessionSummary,
    attendees: z.array(Attendee),
    questions: z.array(Question),
    evaluation_criteria: z.array(Criterion),
    evaluations: z.array(Evaluation),
    stream_cursor: StreamCursor,
  }),
);
