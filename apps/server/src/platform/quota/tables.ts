import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Uses of a quota within a running span, shared by all instances. */
export const quotaUses = pgTable(
  "quota_uses",
  {
    /** `<quota>:<person or address>`. */
    key: text().primaryKey(),
    used: integer().notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index("quota_uses_ends").on(table.endsAt)],
);
