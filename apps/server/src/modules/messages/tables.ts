import { index, integer, pgTable, serial, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/moment.ts";
import { attendees } from "../attendees/tables.ts";
import { sessions } from "../sessions/tables.ts";

/** The text chat of a session; ids follow the order of writing, because a writer locks the session. */
export const messages = pgTable(
  "messages",
  {
    id: serial("id").primaryKey(),
    sessionId: integer("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** A seat stays as long as a text written in it is kept. */
    senderId: integer("sender_attendee_id")
      .notNull()
      .references(() => attendees.id),
    clientId: uuid("client_id").notNull(),
    /** Empty once removed: a removed text is not kept. */
    text: text("text").notNull(),
    createdAt: moment("created_at").notNull(),
    removedAt: moment("removed_at"),
  },
  (table) => [
    unique("messages_client").on(table.senderId, table.clientId),
    index("messages_session").on(table.sessionId, table.id),
  ],
);
