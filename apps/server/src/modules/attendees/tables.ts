import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, index, integer, pgTable, serial, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/moment.ts";
import { sessions } from "../sessions/tables.ts";
import { users } from "../users/tables.ts";
import type { AttendeeStatus, HandoverCause, Seat } from "./attendee-types.ts";

export const attendees = pgTable(
  "attendees",
  {
    id: serial("id").primaryKey(),
    sessionId: integer("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** Null once the person's account is gone: the seat stays, with everything written in it. */
    keycloakId: text("keycloak_id").references(() => users.keycloakId, { onDelete: "set null" }),
    seat: text("seat").$type<Seat>().notNull(),
    status: text("status").$type<AttendeeStatus>().notNull(),
    isOwner: boolean("is_owner").notNull().default(false),
    isHost: boolean("is_host").notNull().default(false),
    /** Granted by host or owner, who have it without this. */
    authorityGranted: boolean("authority_granted").notNull().default(false),
    /** Takes a turn as candidate; never true for observers. */
    hotSeat: boolean("hot_seat").notNull(),
    /** Asked for a turn when they registered, which may have been too late in a guided session. */
    wantsHotSeat: boolean("wants_hot_seat").notNull().default(false),
    /** Order of confirmation, from 0; null while not confirmed (LS-D3.1). */
    seatingIndex: integer("seating_index"),
    confirmedAt: moment("confirmed_at"),
    /** In the video room, as last reported; without a media server: has the session open in a browser. */
    present: boolean("present").notNull().default(false),
    presentChangedAt: moment("present_changed_at"),
    /** When an event stream of theirs on this session was last open; recorded only without a media server. */
    streamSeenAt: moment("stream_seen_at"),
    /** Since when they are host; a new host has time to join the room. */
    hostSince: moment("host_since"),
    /**
     * The cause when they became host by another person's act or absence; null for a host who started or claimed the
     * session.
     */
    hostCause: text("host_cause").$type<HandoverCause>(),
    /** The host before them. */
    hostBeforeAttendeeId: integer("host_before_attendee_id").references((): AnyPgColumn => attendees.id, {
      onDelete: "set null",
    }),
    /** When they confirmed that they lead; null until then, and again for each hand-over. */
    hostAcknowledgedAt: moment("host_acknowledged_at"),
    /** Raised and not yet lowered. */
    handRaisedAt: moment("hand_raised_at"),
    /** Removed from this session for good (LS-D4.2). */
    removedAt: moment("removed_at"),
    /** The latest join of the call by the person's own act; an older one cannot be resumed. */
    callConnectionId: uuid("call_connection_id"),
    /** The latest join came from a sign-in, not from the program that acts for this person. */
    joinedInPerson: boolean("joined_in_person").notNull().default(false),
    /** Agreed that board, pad and timeline are kept for a replay; false until asked (LS-D4.5). */
    recordingConsent: boolean("recording_consent").notNull().default(false),
    /** Network checks since `networkChecksFrom`, for their limit. */
    networkChecks: integer("network_checks").notNull().default(0),
    networkChecksFrom: moment("network_checks_from"),
    /** Peers see it once its person has approved it. */
    anonymizedProfileSummary: text("anonymized_profile_summary"),
    profileApprovedAt: moment("profile_approved_at"),
    /** Extra time in percent of their share: 0, 25, 50 or 100; not shown to peers. */
    extraTimePercent: integer("extra_time_percent").notNull().default(0),
    /** How often scenario or questions were composed again: the seed of the next composition. */
    compositions: integer("compositions").notNull().default(0),
    scenarioTitle: text("scenario_title"),
    scenarioText: text("scenario_text"),
  },
  (table) => [
    unique("attendees_person").on(table.sessionId, table.keycloakId),
    index("attendees_keycloak").on(table.keycloakId),
  ],
);

/** The questions composed for a person, with their wording of that time. */
export const questions = pgTable(
  "questions",
  {
    id: serial("id").primaryKey(),
    sessionId: integer("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    attendeeId: integer("attendee_id")
      .notNull()
      .references(() => attendees.id, { onDelete: "cascade" }),
    /** From 1, in the order asked. */
    number: integer("number").notNull(),
    /** Its id in the question bank. */
    sourceKey: text("source_key").notNull(),
    text: text("question_text").notNull(),
    criterionKey: text("criterion_key").notNull(),
    context: text("contextual_criteria_description").notNull(),
    timeLimitSec: integer("time_limit_sec").notNull(),
  },
  (table) => [
    unique("questions_number").on(table.attendeeId, table.number),
    index("questions_session").on(table.sessionId),
  ],
);

export const joinRequests = pgTable(
  "join_requests",
  {
    id: serial("id").primaryKey(),
    sessionId: integer("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    attendeeId: integer("attendee_id")
      .notNull()
      .references(() => attendees.id, { onDelete: "cascade" }),
    status: text("status").$type<"pending" | "approved" | "rejected" | "withdrawn">().notNull(),
    seat: text("seat").$type<Seat>().notNull(),
    hotSeat: boolean("hot_seat").notNull(),
    message: text("message").notNull(),
    /** Why it was refused, where the person who decided said so; the person who asked reads it. */
    reason: text("reason"),
    /** The place that was given, which may not be the one asked for; null while none was. */
    givenSeat: text("given_seat").$type<Seat>(),
    createdAt: moment("created_at").notNull(),
    settledAt: moment("settled_at"),
  },
  (table) => [
    index("join_requests_session").on(table.sessionId, table.id),
    index("join_requests_attendee").on(table.attendeeId, table.id),
    index("join_requests_pending").on(table.createdAt, table.id).where(sql`${table.status} = 'pending'`),
  ],
);
