import { index, integer, json, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/moment.ts";
import { sessionTools } from "../tools/tables.ts";
import { users } from "../users/tables.ts";

/** Code pad documents: those of a session's tool, and stand-alone ones. */
export const padDocuments = pgTable(
  "pad_documents",
  {
    id: text().primaryKey(),
    /** Null for a stand-alone pad, which is deleted 30 days after its last edit. */
    toolId: text("tool_id").references(() => sessionTools.id, { onDelete: "cascade" }),
    /** Null until somebody chose one. */
    language: text(),
    /** The questions whose language was set, the newest at the end. */
    languageQuestionIds: integer("language_question_ids").array().notNull().default([]),
    createdAt: moment("created_at").notNull(),
    editedAt: moment("edited_at").notNull(),
  },
  (table) => [index("pad_documents_edited").on(table.editedAt)],
);

/**
 * One edit of a write: the author's number within the document, as the wire has it; milliseconds since 1970; the operation; and the
 * client with its own count of the edit, by which a repeated edit is recognised. The last two are absent on Rustpad's wire.
 */
export type StoredEdit = [authorId: number, at: number, operation: (number | string)[], client?: string, edit?: number];

/** Every edit, append-only, in the order of its document's revisions: one row for each write of one or several edits. */
export const padWrites = pgTable(
  "pad_writes",
  {
    documentId: text("document_id")
      .notNull()
      .references(() => padDocuments.id, { onDelete: "cascade" }),
    /** Of the first edit; those after it follow without a gap. */
    revision: integer().notNull(),
    /** The number of edits. */
    count: integer().notNull(),
    /** Kept as it was sent, because `jsonb` cannot hold every character. */
    edits: json().$type<StoredEdit[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.revision] })],
);

/** The account of each author who was signed in, by the author's number within the document. */
export const padAuthors = pgTable(
  "pad_authors",
  {
    documentId: text("document_id")
      .notNull()
      .references(() => padDocuments.id, { onDelete: "cascade" }),
    id: integer().notNull(),
    keycloakId: text("keycloak_id").references(() => users.keycloakId, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.id] }),
    index("pad_authors_keycloak").on(table.keycloakId),
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
