import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Leases on work that one instance at a time does, with holder and end. */
export const leases = pgTable("leases", {
  name: text().primaryKey(),
  holder: text().notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }).notNull(),
});
