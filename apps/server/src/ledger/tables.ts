import { bigint, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../platform/database/moment.ts";
import type { VisibleTo } from "./ledger.ts";

/** The last used number per stream; its row is the lock that keeps `seq` free of gaps. */
export const ledgerStreams = pgTable("ledger_streams", {
  stream: text().primaryKey(),
  head: bigint({ mode: "number" }).notNull(),
});

/** All events, in order per stream. */
export const events = pgTable(
  "events",
  {
    stream: text().notNull(),
    seq: bigint({ mode: "number" }).notNull(),
    at: moment("at").notNull(),
    type: text().notNull(),
    /** keycloak_id; null for the server itself. */
    actor: text(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    visibleTo: jsonb("visible_to").$type<VisibleTo>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.stream, table.seq] }), index("events_at").on(table.at)],
);
