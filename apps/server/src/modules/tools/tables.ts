import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { sessions } from "../sessions/tables.ts";
import { users } from "../users/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The kinds of tool that a session can have. */
export const TOOL_KINDS = ["whiteboard", "code"] as const;
export type ToolKind = (typeof TOOL_KINDS)[number];

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
