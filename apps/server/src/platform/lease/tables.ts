import { bigint, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../database/moment.ts";

/** Leases on work that one instance at a time does, with holder and end. */
export const leases = pgTable("leases", {
  name: text().primaryKey(),
  holder: text().notNull(),
  /** Grows with every change of the holder; a write of an earlier holder is refused by it. */
  epoch: bigint({ mode: "number" }).notNull().default(0),
  /** Where other instances reach the holder; null where nothing is forwarded. */
  instanceUrl: text("instance_url"),
  expiresAt: moment("expires_at").notNull(),
});
