import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Who is in a session's video room, as the media server's participant list last said. */
export const roomPresence = pgTable(
  "room_presence",
  {
    sessionId: integer("session_id").notNull(),
    keycloakId: text("keycloak_id").notNull(),
    since: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.keycloakId] }), index("room_presence_person").on(table.keycloakId)],
);
