import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/moment.ts";
import type { OptionalMailKind } from "../mail/mail-types.ts";
import type { OptionalNotificationKind } from "../notifications/notification-types.ts";
import { users } from "../users/tables.ts";

/** A person's settings. A person without a row has the defaults. */
export const userPreferences = pgTable("user_preferences", {
  keycloakId: text("keycloak_id")
    .primaryKey()
    .references(() => users.keycloakId, { onDelete: "cascade" }),
  /** Kinds of mail that the person has switched off. */
  mutedMails: jsonb("muted_mails").$type<OptionalMailKind[]>().notNull().default([]),
  /** Kinds of notification that the person has switched off. */
  mutedNotifications: jsonb("muted_notifications").$type<OptionalNotificationKind[]>().notNull().default([]),
  updatedAt: moment("updated_at").notNull(),
});
