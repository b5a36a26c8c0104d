import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Single-use tickets with which a page that holds a token opens a socket; only the hash is kept. */
export const socketTickets = pgTable("socket_tickets", {
  ticketHash: text("ticket_hash").primaryKey(),
  keycloakId: text("keycloak_id").notNull(),
  sessionId: integer("session_id").notNull(),
  toolId: text("tool_id").notNull(),
  /** Hash of the embed token that asked for it: the socket ends with that token. */
  embedTokenHash: text("embed_token_hash"),
  expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }).notNull(),
});
