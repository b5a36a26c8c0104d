import { index, integer, jsonb, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/moment.ts";
import { attendees } from "../attendees/tables.ts";
import { sessions } from "../sessions/tables.ts";
import type {
  AnswerShape,
  FormDataShape,
  PillarCommentsShape,
  PillarRatingsShape,
  PillarsShape,
} from "./evaluation-types.ts";

/** One per evaluator × evaluatee × session; scores 0–6, null is not scored. */
export const evaluations = pgTable(
  "evaluations",
  {
    id: serial("id").primaryKey(),
    sessionId: integer("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** A seat stays as long as a text written in it is kept. */
    evaluatorId: integer("evaluator_attendee_id")
      .notNull()
      .references(() => attendees.id),
    /** Evaluations of a person are deleted with their seat. */
    evaluateeId: integer("evaluatee_attendee_id")
      .notNull()
      .references(() => attendees.id, { onDelete: "cascade" }),
    answers: jsonb("answers").$type<AnswerShape[]>().notNull(),
    comments: text("comments").notNull(),
    status: text("status").$type<"DRAFT" | "SUBMITTED">().notNull(),
    formData: jsonb("form_data").$type<FormDataShape>().notNull(),
    /** The draft's pillars; once submitted they count as `pillar_ratings`. */
    pillars: jsonb("pillars").$type<PillarsShape>().notNull().default({}),
    /** Strictly increasing, so that a comparison finds every change. */
    updatedAt: moment("updated_at").notNull(),
    submittedAt: moment("submitted_at"),
  },
  (table) => [
    unique("evaluations_pair").on(table.evaluatorId, table.evaluateeId),
    index("evaluations_session").on(table.sessionId),
  ],
);

/** Ratings that count: of oneself, and of peers with a submitted evaluation. */
export const pillarRatings = pgTable(
  "pillar_ratings",
  {
    id: serial("id").primaryKey(),
    sessionId: integer("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** As the evaluator of an evaluation. */
    raterId: integer("rater_attendee_id")
      .notNull()
      .references(() => attendees.id),
    evaluateeId: integer("evaluatee_attendee_id")
      .notNull()
      .references(() => attendees.id, { onDelete: "cascade" }),
    ratings: jsonb("ratings").$type<PillarRatingsShape>().notNull(),
    comments: jsonb("comments").$type<PillarCommentsShape>().notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    unique("pillar_ratings_pair").on(table.raterId, table.evaluateeId),
    index("pillar_ratings_session").on(table.sessionId),
  ],
);
