import { index, integer, pgTable, serial, text, unique, uuid } from "drizzle-orm/pg-core";
import type { Language } from "../../contract/viewer.ts";
import { moment } from "../../platform/database/moment.ts";
import { attendees } from "../attendees/tables.ts";
import { sessions } from "../sessions/tables.ts";
import { users } from "../users/tables.ts";
import type { TaskError, TaskKind, TaskSource, TaskStatus } from "./task-types.ts";

/** Texts being written: a row outlives the process that writes it. */
export const aiTasks = pgTable(
  "ai_tasks",
  {
    /** In the order of the requests. */
    number: serial("number").primaryKey(),
    id: uuid("id").notNull().unique().defaultRandom(),
    /** Made by the client: a repeated request with the same id is the same task. */
    clientId: uuid("client_id"),
    keycloakId: text("keycloak_id")
      .notNull()
      .references(() => users.keycloakId, { onDelete: "cascade" }),
    sessionId: integer("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    attendeeId: integer("attendee_id").references(() => attendees.id, { onDelete: "cascade" }),
    kind: text("kind").$type<TaskKind>().notNull(),
    language: text("language").$type<Language>().notNull(),
    source: text("source").$type<TaskSource>().notNull(),
    status: text("status").$type<TaskStatus>().notNull().default("queued"),
    error: text("error").$type<TaskError>(),
    text: text("text"),
    /** Digest of the input: a text is shown as long as this is the same. */
    basis: text("basis"),
    /** The instance that writes it now; its lease ends then unless renewed. */
    holder: uuid("holder"),
    leaseUntil: moment("lease_until"),
    attempts: integer("attempts").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    unique("ai_tasks_client").on(table.keycloakId, table.clientId),
    index("ai_tasks_person").on(table.keycloakId, table.number),
    index("ai_tasks_open").on(table.status, table.number),
    index("ai_tasks_attendee").on(table.attendeeId),
  ],
);
