import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { organisations, users } from "../users/tables.ts";

/** Sites that embed widgets; only the hash of a partner's key is kept. */
export const partners = pgTable("partners", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  organisationId: integer("organisation_id")
    .notNull()
    .references(() => organisations.id),
  keyHash: text("key_hash").notNull().unique(),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});

/** Short-lived tokens, one person and one session each; only their hash is kept. */
export const embedTokens = pgTable(
  "embed_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    partnerId: integer("partner_id")
      .notNull()
      .references(() => partners.id, { onDelete: "cascade" }),
    keycloakId: text("keycloak_id")
      .notNull()
      .references(() => users.keycloakId, { onDelete: "cascade" }),
    sessionId: integer("session_id").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index("embed_tokens_expires").on(table.expiresAt)],
);
