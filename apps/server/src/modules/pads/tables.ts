import { index, integer, json, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { sessionTools } from "../tools/tables.ts";
import { users } from "../users/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Code pad documents: those of a session's tool, and stand-alone ones. */
export const padDocuments = pgTable(
  "pad_documents",
  {
    id: text().primaryKey(),
    /** Null for a stand-alone pad, which is deleted 30 days after its last edit. */
    toolId: text("tool_id").references(() => sessionTools.id, { onDelete: "cascade" }),
    /** Null until somebody chose one. */
    language: text(),
    createdAt: moment("created_at").notNull(),
    editedAt: moment("edited_at").notNull(),
  },
  (table) => [index("pad_documents_edited").on(table.editedAt)],
);

/** Every edit, append-only, in the order of its document's revisions. */
export const padOperations = pgTable(
  "pad_operations",
  {
    documentId: text("document_id")
      .notNull()
      .references(() => padDocuments.id, { onDelete: "cascade" }),
    revision: integer().notNull(),
    /** Kept as it was sent, because `jsonb` cannot hold every character. */
    operation: json().$type<(number | string)[]>().notNull(),
    /** Number of the author within the document, as the wire has it. */
    authorId: integer("author_id").notNull(),
    keycloakId: text("keycloak_id").references(() => users.keycloakId, { onDelete: "set null" }),
    /** The client and its own count of the edit, by which a repeated edit is recognised; null on Rustpad's wire. */
    client: uuid(),
    edit: integer(),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.revision] }),
    index("pad_operations_client").on(table.documentId, table.client, table.edit),
  ],
);

/** People at a document, with name, colour and last cursor. */
export const padUsers = pgTable(
  "pad_users",
  {
    documentId: text("document_id")
      .notNull()
      .references(() => padDocuments.id, { onDelete: "cascade" }),
    id: integer().notNull(),
    keycloakId: text("keycloak_id").references(() => users.keycloakId, { onDelete: "set null" }),
    client: uuid(),
    name: text().notNull(),
    hue: integer().notNull(),
    cursor: jsonb().$type<{ cursors: number[]; selections: [number, number][] }>(),
    seenAt: moment("seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.id] })],
);

/** The text at some revisions, so that opening a document need not replay all operations. */
export const padSnapshots = pgTable(
  "pad_snapshots",
  {
    documentId: text("document_id")
      .notNull()
      .references(() => padDocuments.id, { onDelete: "cascade" }),
    revision: integer().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.revision] })],
);
