import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, timestamp } from "drizzle-orm/pg-core";
import { sessions } from "../sessions/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

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
