import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { Language, PathId, Timestamp } from "../../contract/shapes.ts";
import { FlowMode } from "../schedule/contract.ts";
import { AccessLevel, PageData, SectorKey, Session, Visibility } from "./contract.shapes.ts";

const InSession = z.object({ id: PathId });
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
    /** Made by the client: the same one sent again answers the session there is. */
    client_id: z.uuid().optional(),
  }),
  answers: { 200: Session, 201: Session },
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
  body: z.strictObject({
    /** For host and owner before `confirm_start_before`: they were told date and time of the planned start. */
    confirm_early: z.boolean().optional(),
  }),
  answers: { 200: Session },
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
