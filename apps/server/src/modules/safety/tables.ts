import { index, integer, pgTable, primaryKey, serial, text, unique } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/moment.ts";
import { sessions } from "../sessions/tables.ts";
import { users } from "../users/tables.ts";
import type { ReportReason } from "./safety-types.ts";

/** Pairs of a blocker and a blocked person, who are never seated in one session; it holds both ways. */
export const personBlocks = pgTable(
  "person_blocks",
  {
    blockerKeycloakId: text("blocker_keycloak_id")
      .notNull()
      .references(() => users.keycloakId, { onDelete: "cascade" }),
    blockedKeycloakId: text("blocked_keycloak_id")
      .notNull()
      .references(() => users.keycloakId, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerKeycloakId, table.blockedKeycloakId] }),
    index("person_blocks_blocked").on(table.blockedKeycloakId),
  ],
);

/** Reports about a person, for admins: one for each session and pair; reporting again changes it. */
export const personReports = pgTable(
  "person_reports",
  {
    id: serial("id").primaryKey(),
    sessionId: integer("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** Null once the reporter's account is gone: the report stays. */
    reporterKeycloakId: text("reporter_keycloak_id").references(() => users.keycloakId, { onDelete: "set null" }),
    reportedKeycloakId: text("reported_keycloak_id")
      .notNull()
      .references(() => users.keycloakId, { onDelete: "cascade" }),
    reason: text("reason").$type<ReportReason>().notNull(),
    comment: text("comment").notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    unique("person_reports_pair").on(table.sessionId, table.reporterKeycloakId, table.reportedKeycloakId),
    index("person_reports_reported").on(table.reportedKeycloakId),
  ],
);
