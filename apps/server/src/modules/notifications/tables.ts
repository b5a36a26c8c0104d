import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/moment.ts";
import { joinRequests } from "../attendees/tables.ts";
import { sessions } from "../sessions/tables.ts";
import { userBatches } from "../user-batches/tables.ts";
import { users } from "../users/tables.ts";
import type { ChangedField, NotificationKind } from "./notification-types.ts";

/** Notifications: ids and states only. Names and titles are read with them, words rendered in the reader's language. */
export const notifications = pgTable(
  "notifications",
  {
    id: uuid().primaryKey().defaultRandom(),
    keycloakId: text("keycloak_id")
      .notNull()
      .references(() => users.keycloakId, { onDelete: "cascade" }),
    kind: text().$type<NotificationKind>().notNull(),
    /** Names the event; a repeated cause adds no second notification. Equals the cause of the mail, if there is one. */
    cause: text().notNull(),
    sessionId: integer("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    actorKeycloakId: text("actor_keycloak_id").references(() => users.keycloakId, { onDelete: "set null" }),
    /** The import, for `import_finished`. */
    batchId: integer("batch_id").references(() => userBatches.id, { onDelete: "cascade" }),
    /** The request for a seat, for `join_approved` and `join_rejected`. */
    joinRequestId: integer("join_request_id").references(() => joinRequests.id, { onDelete: "cascade" }),
    /** The fields that changed, for `session_changed`. */
    changes: jsonb().$type<ChangedField[]>(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    readAt: moment("read_at"),
    clickedAt: moment("clicked_at"),
  },
  (table) => [
    unique("notifications_cause").on(table.keycloakId, table.cause),
    index("notifications_latest").on(table.keycloakId, table.createdAt, table.id),
    index("notifications_unread").on(table.keycloakId).where(sql`${table.readAt} is null`),
  ],
);

/** The latest notification that a person has seen, and when they last opened the list. */
export const notificationViews = pgTable("notification_views", {
  keycloakId: text("keycloak_id")
    .primaryKey()
    .references(() => users.keycloakId, { onDelete: "cascade" }),
  /** Grows with each change. */
  version: integer().notNull(),
  lastOpenedAt: moment("last_opened_at"),
  lastSeenId: uuid("last_seen_id"),
});
