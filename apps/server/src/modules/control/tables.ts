import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/moment.ts";
import { sessions } from "../sessions/tables.ts";

/** One row a session whose free timer has been used. */
export const freeTimers = pgTable(
  "free_timers",
  {
    sessionId: integer("session_id")
      .primaryKey()
      .references(() => sessions.id, { onDelete: "cascade" }),
    durationSec: integer("duration_sec").notNull(),
    remainingMs: integer("remaining_ms").notNull(),
    startedAt: moment("started_at"),
    isActive: boolean("is_active").notNull(),
    isPaused: boolean("is_paused").notNull(),
    /** When it reaches 0; null while it is not running. */
    dueAt: moment("due_at"),
  },
  (table) => [index("free_timers_due").on(table.dueAt).where(sql`due_at is not null`)],
);
