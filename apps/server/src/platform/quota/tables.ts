import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../database/moment.ts";

/** Uses of a quota within a running span, shared by all instances. */
export const quotaUses = pgTable(
  "quota_uses",
  {
    /** `<quota>:<person or address>`. */
    key: text().primaryKey(),
    used: integer().notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [index("quota_uses_ends").on(table.endsAt)],
);
