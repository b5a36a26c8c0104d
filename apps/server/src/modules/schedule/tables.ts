import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/moment.ts";
import { attendees, questions } from "../attendees/tables.ts";
import { sessions } from "../sessions/tables.ts";
import { users } from "../users/tables.ts";
import type { ScheduleStatus, SegmentState, Waiting } from "./schedule-state.ts";

/** One row a session: the timeline, the running stretch of its current segment, and the designations. */
export const schedules = pgTable(
  "schedules",
  {
    sessionId: integer("session_id")
      .primaryKey()
      .references(() => sessions.id, { onDelete: "cascade" }),
    status: text("status").$type<ScheduleStatus>().notNull().default("IDLE"),
    currentIndex: integer("current_index").notNull().default(0),
    startedAt: moment("started_at"),
    remainingMs: bigint("remaining_ms", { mode: "number" }).notNull().default(0),
    held: boolean("held").notNull().default(false),
    /** Empty until the schedule starts; while IDLE the plan is computed from the people confirmed. */
    timeline: jsonb("timeline").$type<SegmentState[]>().notNull().default([]),
    version: integer("version").notNull().default(0),
    /** The candidate the turn waits for, or continued without. */
    waiting: jsonb("waiting").$type<Waiting>(),
    /** When the current segment ends by itself; null when it does not. */
    dueAt: moment("due_at"),
    finishedAt: moment("finished_at"),
    intervieweeAttendeeId: integer("interviewee_attendee_id"),
    interviewerKeycloakId: text("interviewer_keycloak_id").references(() => users.keycloakId, { onDelete: "set null" }),
    /** The person shown first and large on everybody's stage. */
    spotlightKeycloakId: text("spotlight_keycloak_id").references(() => users.keycloakId, { onDelete: "set null" }),
    /** FREE mode: the question everybody sees, with the running stretch of its timer. */
    featuredQuestionId: integer("featured_question_id"),
    featuredAt: moment("featured_at"),
    featuredRemainingMs: bigint("featured_remaining_ms", { mode: "number" }),
    /** When a designation was last used. */
    designatedAt: moment("designated_at"),
  },
  (table) => [
    index("schedules_due").on(table.dueAt).where(sql`due_at is not null`),
    index("schedules_designated").on(table.designatedAt).where(sql`designated_at is not null`),
  ],
);

/**
 * The people present during a segment, with the question asked in it: people may score the questions they heard
 * (LS-D5.7).
 */
export const segmentPresence = pgTable(
  "segment_presence",
  {
    sessionId: integer("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    attendeeId: integer("attendee_id")
      .notNull()
      .references(() => attendees.id, { onDelete: "cascade" }),
    segmentId: text("segment_id").notNull(),
    /** The segment's question, or the one featured in a FREE turn; null where none is asked. */
    questionId: integer("question_id").references(() => questions.id, { onDelete: "cascade" }),
    /** When the person was first present in it. */
    at: moment("at").notNull(),
  },
  (table) => [
    unique("segment_presence_once")
      .on(table.sessionId, table.attendeeId, table.segmentId, table.questionId)
      .nullsNotDistinct(),
  ],
);
