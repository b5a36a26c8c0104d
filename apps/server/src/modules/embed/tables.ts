import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/moment.ts";
import { organisations, users } from "../users/tables.ts";

/** Sites that embed widgets; only the hash of a partner's key is kept. */
export const partners = pgTable("partners", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  organisationId: integer("organisation_id")
    .notNull()
    .references(() => organisations.id),
  keyHash: text("key_hash").notNull().unique(),
  createdAt: moment("created_at").notNull().defaultNow(),
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
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("embed_tokens_expires").on(table.expiresAt)],
);
