import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Work that one instance at a time does; who holds it and until when. */
export const leases = pgTable("leases", {
  name: text().primaryKey(),
  holder: text().notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }).notNull(),
});
