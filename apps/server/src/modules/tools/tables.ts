import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/moment.ts";
import { attendees } from "../attendees/tables.ts";
import { sessions } from "../sessions/tables.ts";
import { users } from "../users/tables.ts";
import type { ToolKind } from "./tool-kinds.ts";

/** Whiteboards and code pads of a session. The id is also that of the board or of the pad's document. */
export const sessionTools = pgTable(
  "session_tools",
  {
    /** `s{session}-{6 random letters and digits}`. */
    id: text().primaryKey(),
    sessionId: integer("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    kind: text().$type<ToolKind>().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
    /** Only people with the capability `lock` write to a locked tool. */
    locked: boolean().notNull().default(false),
    creatorKeycloakId: text("creator_keycloak_id").references(() => users.keycloakId, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
    closedAt: moment("closed_at"),
  },
  (table) => [index("session_tools_session").on(table.sessionId, table.position)],
);

/** The tool that each person has open, so that the others see where everybody is. */
export const toolPlaces = pgTable("tool_places", {
  attendeeId: integer("attendee_id")
    .primaryKey()
    .references(() => attendees.id, { onDelete: "cascade" }),
  toolId: text("tool_id")
    .notNull()
    .references(() => sessionTools.id, { onDelete: "cascade" }),
  since: moment("since").notNull(),
});
