import { integer, pgTable, serial, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/moment.ts";
import { attendees } from "../attendees/tables.ts";

/** Private to their author: every query asks for the author's own place in the session. */
export const sessionNotes = pgTable(
  "session_notes",
  {
    id: serial("id").primaryKey(),
    authorId: integer("author_attendee_id")
      .notNull()
      .references(() => attendees.id, { onDelete: "cascade" }),
    clientId: uuid("client_id").notNull(),
    content: text("content").notNull(),
    /** Strictly increasing per note. */
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [unique("session_notes_client").on(table.authorId, table.clientId)],
);
