import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import type { AdminLevelName, RoleName } from "../../contract/roles.ts";
import type { Language } from "../../contract/viewer.ts";
import { moment } from "../../platform/database/moment.ts";
import { institutions, organisations, users } from "../users/tables.ts";
import type { BatchField, BatchOutcome, BatchReason } from "./reasons.ts";

/** Work under way has a lease; the other states wait for a call, or are final. */
export type BatchStatusName =
  | "receiving"
  | "checking"
  | "checked"
  | "importing"
  | "rolling_back"
  | "finished"
  | "cancelled"
  | "rolled_back"
  | "undoing"
  | "undone";
export type BatchPolicyName = "all_or_nothing" | "skip_bad";
export type BatchCounts = Partial<Record<BatchOutcome, number>>;

/** Imports of people, and the job that works on each. */
export const userBatches = pgTable(
  "user_batches",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    keycloakId: text("keycloak_id")
      .notNull()
      .references(() => users.keycloakId, { onDelete: "cascade" }),
    idempotencyKey: text("idempotency_key").notNull(),
    level: text().$type<AdminLevelName>().notNull(),
    organisationId: integer("organisation_id").references(() => organisations.id, { onDelete: "cascade" }),
    institutionId: integer("institution_id").references(() => institutions.id, { onDelete: "cascade" }),
    fileName: text("file_name"),
    rowCount: integer("row_count").notNull(),
    status: text().$type<BatchStatusName>().notNull().default("receiving"),
    policy: text().$type<BatchPolicyName>(),
    sendInvitations: boolean("send_invitations").notNull().default(false),
    /** The policy `all_or_nothing` has found no bad row: the rows may be imported. */
    isCleared: boolean("is_cleared").notNull().default(false),
    isCancelled: boolean("is_cancelled").notNull().default(false),
    /** Position of the next row of the present work. */
    done: integer().notNull().default(0),
    totals: jsonb().$type<BatchCounts>().notNull().default({}),
    /** Claims since the last progress; work that never gets on is given up. */
    attempts: integer().notNull().default(0),
    holder: text(),
    leaseUntil: moment("lease_until"),
    createdAt: moment("created_at").notNull(),
    startedAt: moment("started_at"),
    finishedAt: moment("finished_at"),
    undoUntil: moment("undo_until"),
    undo: jsonb().$type<{ removed: number; restored: number; kept: number }>(),
  },
  (table) => [
    unique("user_batches_key").on(table.keycloakId, table.idempotencyKey),
    index("user_batches_scope").on(table.level, table.organisationId, table.institutionId, table.id),
    index("user_batches_work")
      .on(table.id)
      .where(sql`${table.status} in ('checking', 'importing', 'rolling_back', 'undoing')`),
  ],
);

/** Values of a person that an import writes. */
export interface PersonFields {
  readonly fullName: string;
  readonly shortName: string;
  readonly language: Language;
  readonly role: RoleName;
  readonly organisationId: number | null;
  readonly institutionId: number | null;
}

export const userBatchRows = pgTable(
  "user_batch_rows",
  {
    batchId: integer("batch_id")
      .notNull()
      .references(() => userBatches.id, { onDelete: "cascade" }),
    /** Place in the import, from 0. */
    position: integer().notNull(),
    /** Number of the row in the file. */
    row: integer().notNull(),
    /** As the server reads it: without spaces around it, in lower case. */
    email: text().notNull(),
    values: jsonb().$type<Partial<Record<BatchField, string>>>().notNull(),
    outcome: text().$type<BatchOutcome>(),
    reason: text().$type<BatchReason>(),
    field: text().$type<BatchField>(),
    differences: jsonb().$type<{ field: BatchField; from: string | null; to: string | null }[]>(),
    /** The person: made by the import, or known before. */
    keycloakId: text("keycloak_id"),
    /** Written before the provider is asked: it may have made the account, or changed the role. Null once both sides agree. */
    intent: text().$type<"create" | "role">(),
    /** The provider had this account before the import; it is never removed there. */
    isAdopted: boolean("is_adopted").notNull().default(false),
    before: jsonb().$type<PersonFields & { readonly updatedAt: string }>(),
    after: jsonb().$type<PersonFields>(),
    /** `users.updated_at` of the import. Another value there says that somebody has changed the person since. */
    appliedAt: moment("applied_at"),
    /** `removing`: gone here, and not yet at the provider. */
    undo: text().$type<"removing" | "removed" | "restored" | "kept">(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.position] }),
    index("user_batch_rows_email").on(table.batchId, table.email),
    index("user_batch_rows_person").on(table.keycloakId),
    index("user_batch_rows_intent").on(table.batchId).where(sql`${table.intent} is not null`),
  ],
);
