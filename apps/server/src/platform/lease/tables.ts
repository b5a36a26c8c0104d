import { bigint, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Leases on work that one instance at a time does, with holder and end. */
export const leases = pgTable("leases", {
  name: text().primaryKey(),
  holder: text().notNull(),
  /** Grows with every change of the holder; a write of an earlier holder is refused by it. */
  epoch: bigint({ mode: "number" }).notNull().default(0),
  /** Where other instances reach the holder; null where nothing is forwarded. */
  instanceUrl: text("instance_url"),
  expiresAt: timestamp("expires_at", { withTimezone: true, precision: 3 }).notNull(),
});
