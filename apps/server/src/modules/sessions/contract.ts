import { z } from "zod";
import { CANCEL_REASON_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { InSession } from "../../contract/paths.ts";
import { Language, named, Timestamp } from "../../contract/shapes.ts";
import { FlowMode } from "../schedule/contract.shapes.ts";
import { DurationMinutes, MAX_SEATS, MIN_SEATS } from "./contract.limits.ts";
import { PageData } from "./contract.page-data.ts";
import { AccessLevel, SectorKey, Session, Visibility } from "./contract.shapes.ts";

const fields = {
  module: z.string().max(20).describe("Key of the module, as `ModuleSummary.id`."),
  workshop: z.string().max(60).describe("Key of a workshop of this module, as `Workshop.key`."),
  language: Language.describe("Language of the session."),
  sector: SectorKey.describe("Job sector of the questions."),
  start_time: Timestamp.describe(
    "Planned start, with milliseconds, such as `2026-12-01T10:00:00.000Z`; at most 5 minutes in the past, so that a session can start now.",
  ),
  duration_minutes: DurationMinutes.describe("Planned length, 5 to 240 minutes."),
  flow_mode: FlowMode.describe("How the schedule runs."),
  access_level: AccessLevel.describe("Whether people register or ask."),
  capacity: z
    .number()
    .int()
    .min(MIN_SEATS)
    .max(MAX_SEATS)
    .describe("Number of seats without observers, 2 to 8; the owner has one of them."),
  observers_allowed: z.boolean().describe("People can register to watch."),
  visibility: Visibility.describe("The people who see it in listings."),
};

export const createSession = operation({
  id: "createSession",
  method: "POST",
  path: "/interviews/sessions/",
  tag: "sessions",
  access: "user",
  summary: "Offers a session.",
  description:
    "The caller becomes its owner and host. Responds with 201, or 200 with the stored session when its `client_id` is known.",
  body: z.strictObject({
    ...fields,
    sector: fields.sector.default("any"),
    flow_mode: fields.flow_mode.default("GUIDED"),
    access_level: fields.access_level.default("OPEN"),
    observers_allowed: fields.observers_allowed.default(true),
    visibility: fields.visibility.default("organisation"),
    hot_seat: z.boolean().default(true).describe("False: the owner takes no turn of their own."),
    client_id: z
      .uuid()
      .optional()
      .describe("UUID made by the client. The same one sent again returns the stored session."),
  }),
  responses: { 200: Session, 201: Session },
  example: {
    body: {
      module: "M1",
      workshop: "pitch_simple",
      language: "en",
      start_time: "2026-12-01T10:00:00.000Z",
      duration_minutes: 60,
      capacity: 4,
    },
  },
});
export const getSession = operation({
  id: "getSession",
  method: "GET",
  path: "/interviews/sessions/:id/",
  tag: "sessions",
  access: "user",
  summary: "Reads one session.",
  description: "For everybody who may see the session. Its content depends on the caller's place in it.",
  params: InSession,
  responses: { 200: Session },
  errors: ["session_not_found"],
});
export const SessionChanged = named(
  "SessionChanged",
  z
    .object({
      detail: z.string().describe("The error, in English."),
      code: z.literal("session_changed").describe("Always `session_changed`."),
      current: Session,
    })
    .describe("The session was changed elsewhere since it was read; `current` is the stored one."),
);
export const updateSession = operation({
  id: "updateSession",
  method: "PATCH",
  path: "/interviews/sessions/:id/",
  tag: "sessions",
  access: "user",
  summary: "Changes a session.",
  description:
    "For the owner, before the start. A field that is left out stays. Everybody registered and invited gets a mail with what changed; another workshop or language gives them other questions.",
  params: InSession,
  body: z.strictObject({
    ...z.object(fields).partial().shape,
    base_version: z
      .number()
      .int()
      .optional()
      .describe(
        "The `version` last read. When the stored one differs, the response is 409 `session_changed`. Left out: the change is made whatever the session was.",
      ),
  }),
  responses: { 200: Session },
  example: { body: { start_time: "2026-12-02T10:00:00.000Z", base_version: 12 } },
  errors: ["session_not_found", "not_attending", "permission_denied", "session_not_scheduled", "session_changed"],
});
export const getPageData = operation({
  id: "getPageData",
  method: "GET",
  path: "/interviews/sessions/:id/page-data/",
  tag: "sessions",
  access: "user",
  summary: "Reads people, questions and criteria of a session.",
  description: "For everybody in the session. Questions are limited to what the caller may read.",
  params: InSession,
  responses: { 200: PageData },
  errors: ["session_not_found", "not_attending"],
});
export const startSession = operation({
  id: "startSession",
  method: "POST",
  path: "/interviews/sessions/:id/start/",
  tag: "sessions",
  access: "user",
  summary: "Starts a session.",
  description:
    "Opens the video room. Host and owner may start at any time; participants of an open session from `opens_at`. In an open session, the person who starts becomes host.",
  params: InSession,
  body: z.strictObject({
    confirm_early: z
      .boolean()
      .optional()
      .describe("True: start although `confirm_start_before` has not come. For host and owner."),
  }),
  responses: { 200: Session },
  errors: [
    "session_not_found",
    "not_attending",
    "start_not_allowed",
    "session_already_started",
    "session_over",
    "start_too_early",
    "start_unconfirmed",
  ],
});
export const endSession = operation({
  id: "endSession",
  method: "POST",
  path: "/interviews/sessions/:id/end/",
  tag: "sessions",
  access: "user",
  summary: "Ends a session.",
  description: "For host and owner. It closes the video room for everybody.",
  params: InSession,
  responses: { 200: Session },
  errors: ["session_not_found", "not_attending", "permission_denied", "session_not_started", "session_over"],
});
export const cancelSession = operation({
  id: "cancelSession",
  method: "POST",
  path: "/interviews/sessions/:id/cancel/",
  tag: "sessions",
  access: "user",
  summary: "Cancels a session.",
  description: "For the owner, before the start. Everybody registered and invited gets a mail with the reason.",
  params: InSession,
  body: z.strictObject({
    reason: z
      .string()
      .trim()
      .max(CANCEL_REASON_MAX_LENGTH)
      .optional()
      .describe("Why, at most 500 characters, plain text; for the people of the session."),
  }),
  responses: { 200: Session },
  errors: ["session_not_found", "not_attending", "permission_denied", "session_not_scheduled"],
});
