import { customType, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/moment.ts";
import { sessionTools } from "../tools/tables.ts";
import { users } from "../users/tables.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Changes of a board, append-only; `seq` is the scene's version. */
export const boardOperations = pgTable(
  "board_operations",
  {
    boardId: text("board_id")
      .notNull()
      .references(() => sessionTools.id, { onDelete: "cascade" }),
    seq: integer().notNull(),
    /** The changed elements, deleted ones included. */
    elements: jsonb().$type<unknown[]>().notNull(),
    keycloakId: text("keycloak_id").references(() => users.keycloakId, { onDelete: "set null" }),
    /** The client and its own count of the change, by which a repeated change is recognised. */
    client: uuid().notNull(),
    edit: integer().notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.boardId, table.seq] }),
    index("board_operations_client").on(table.boardId, table.client, table.edit),
  ],
);

/** All elements at one version, so that opening a board need not replay all changes. */
export const boardSnapshots = pgTable(
  "board_snapshots",
  {
    boardId: text("board_id")
      .notNull()
      .references(() => sessionTools.id, { onDelete: "cascade" }),
    seq: integer().notNull(),
    elements: jsonb().$type<unknown[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.boardId, table.seq] })],
);

/** Pictures on a board. */
export const boardFiles = pgTable(
  "board_files",
  {
    boardId: text("board_id")
      .notNull()
      .references(() => sessionTools.id, { onDelete: "cascade" }),
    id: text().notNull(),
    mimeType: text("mime_type").notNull(),
    content: bytes().notNull(),
    keycloakId: text("keycloak_id").references(() => users.keycloakId, { onDelete: "set null" }),
    at: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.boardId, table.id] })],
);
