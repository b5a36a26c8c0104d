import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import {
  Day,
  Id,
  KeycloakId,
  Language,
  named,
  PageQuery,
  PathId,
  page,
  StreamCursor,
  Timestamp,
} from "../../contract/shapes.ts";
import { Attendee, AttendeeStatus, Scenario } from "../attendees/contract.ts";
import { Evaluation } from "../evaluations/contract.ts";
import { Criterion } from "../modules/contract.ts";
import { FlowMode } from "../schedule/contract.ts";
import { SessionRole } from "../users/contract.ts";

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

/** What a row of the listing offers (decisions.md, Session life). */
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
  /** Confirmed people in seating order; names only. */
  people: z.array(z.object({ attendee_id: Id, full_name: z.string(), role: SessionRole })),
  userRole: SessionRole.nullable(),
  my_status: AttendeeStatus.nullable(),
  my_attendee_id: Id.nullable(),
  view: SessionView,
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
    /** The status allows it and I may (live-session.md §4 Who may start). */
    can_start: z.boolean(),
    agenda: z.array(AgendaEntry),
    scenario: Scenario.nullable(),
    /** My own evaluations in this session. */
    evaluations: z.array(Evaluation),
    stream_cursor: StreamCursor,
    server_time: Timestamp,
  }),
);

/** live-session.md §3 Question. The person in the hot seat sees only questions already asked. */
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

const InSession = z.object({ id: PathId });
const list = (separator = ",") =>
  z
    .string()
    .max(400)
    .transform((text) =>
      text
        .split(separator)
        .map((part) => part.trim())
        .filter((part) => part.length > 0),
    );
/** Listing filters; several values are separated by commas, statuses in either case. */
export const SessionFilter = PageQuery.extend({
  module: list().optional(),
  workshop: list().optional(),
  language: list().optional(),
  sector: list().optional(),
  date_from: Day.optional(),
  date_to: Day.optional(),
});

export const listSessions = operation({
  id: "listSessions",
  method: "GET",
  path: "/interviews/sessions/",
  tag: "sessions",
  access: "user",
  summary: "Sessions I may see.",
  query: SessionFilter.extend({ status__in: list().optional() }),
  answers: { 200: page("SessionPage", SessionSummary) },
});
export const createSession = operation({
  id: "createSession",
  method: "POST",
  path: "/interviews/sessions/",
  tag: "sessions",
  access: "user",
  summary: "Offers a session; its creator owns and hosts it.",
  body: z.strictObject({
    module: z.string().max(20),
    workshop: z.string().max(60),
    language: Language,
    sector: SectorKey.default("any"),
    start_time: Timestamp,
    duration_minutes: z.number().int().min(5).max(240),
    flow_mode: FlowMode.default("GUIDED"),
    access_level: AccessLevel.default("OPEN"),
    capacity: z.number().int().min(2).max(8),
    observers_allowed: z.boolean().default(true),
    visibility: Visibility.default("organisation"),
    hot_seat: z.boolean().default(true),
  }),
  answers: { 201: Session },
});
export const getSession = operation({
  id: "getSession",
  method: "GET",
  path: "/interviews/sessions/:id/",
  tag: "sessions",
  access: "signed-in",
  summary: "One session.",
  params: InSession,
  answers: { 200: Session },
  errors: ["session_not_found"],
});
export const getPageData = operation({
  id: "getPageData",
  method: "GET",
  path: "/interviews/sessions/:id/page-data/",
  tag: "sessions",
  access: "signed-in",
  summary: "People, questions and criteria of a session for those in it.",
  params: InSession,
  answers: { 200: PageData },
  errors: ["session_not_found", "not_attending"],
});
export const startSession = operation({
  id: "startSession",
  method: "POST",
  path: "/interviews/sessions/:id/start/",
  tag: "sessions",
  access: "signed-in",
  summary: "Opens the session's call; in an open session the starter becomes host.",
  params: InSession,
  answers: { 200: Session },
  errors: ["session_not_found", "not_attending", "start_not_allowed", "session_already_started", "session_over"],
});
export const endSession = operation({
  id: "endSession",
  method: "POST",
  path: "/interviews/sessions/:id/end/",
  tag: "sessions",
  access: "signed-in",
  summary: "Ends the session for all; host and owner.",
  params: InSession,
  answers: { 200: Session },
  errors: ["session_not_found", "not_attending", "permission_denied", "session_not_started", "session_over"],
});
export const cancelSession = operation({
  id: "cancelSession",
  method: "POST",
  path: "/interviews/sessions/:id/cancel/",
  tag: "sessions",
  access: "user",
  summary: "Calls a scheduled session off; owner only.",
  params: InSession,
  answers: { 200: Session },
  errors: ["session_not_found", "not_attending", "permission_denied", "session_not_scheduled"],
});

const CatalogPage = named(
  "CatalogPage",
  z.object({
    results: z.array(SessionSummary),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    count: z.number().int(),
    stream_cursor: StreamCursor,
  }),
);
const catalog = (id: string, name: string, summaryText: string) =>
  operation({
    id,
    method: "GET",
    path: `/interviews/session-catalog/${name}/`,
    tag: "catalog",
    access: "user",
    summary: summaryText,
    query: SessionFilter,
    answers: { 200: CatalogPage },
  });
export const listAvailable = catalog("listAvailable", "available", "Sessions that can still be joined or watched.");
export const listMine = catalog(
  "listMine",
  "my",
  "Sessions I own, attend, am invited to or have asked to join; next first.",
);
export const listRecommended = catalog(
  "listRecommended",
  "recommended",
  "Available sessions in my language, on pillars I score lowest in.",
);
export const listTimeline = operation({
  id: "listTimeline",
  method: "GET",
  path: "/interviews/session-catalog/grouped-timeline/",
  tag: "catalog",
  access: "user",
  summary: "Available sessions by day of my time zone.",
  query: SessionFilter,
  answers: {
    200: z.object({
      results: z.array(z.object({ day: Day, sessions: z.array(SessionSummary) })),
      next: z.string().nullable(),
      previous: z.string().nullable(),
      count: z.number().int(),
      stream_cursor: StreamCursor,
    }),
  },
});

/** live-session.md §7 and §8: the join call of the video room. */
export const CallJoined = named(
  "CallJoined",
  z.object({
    url: z.string(),
    token: z.string(),
    call_session_id: z.number().int(),
    identity: KeycloakId,
    expires_at: Timestamp,
  }),
);
export const CallRefused = named(
  "CallRefused",
  z.object({
    detail: z.string(),
    code: z.string(),
    error: z.string(),
    message: z.string(),
    can_start: z.boolean(),
    session_status: SessionStatus,
  }),
);
export const joinCall = operation({
  id: "joinCall",
  method: "POST",
  path: "/comms/call-sessions/by-interview/:id/join/",
  tag: "calls",
  access: "signed-in",
  summary: "A short-lived token for the session's video room.",
  params: InSession,
  answers: { 200: CallJoined },
  errors: [
    "session_not_found",
    "not_attending",
    "session_not_started",
    "session_over",
    "call_not_active",
    "call_not_initialized",
  ],
});
