import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Language } from "../../contract/viewer.ts";
import { moment } from "../../platform/database/moment.ts";
import type { MailData, MailKind } from "./mail-types.ts";

/** Mails to be sent, each written in the transaction of its cause. */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Names the event that the mail is about and its recipient: a cause has one row. */
    cause: text().notNull().unique(),
    /** The same at every attempt to send. */
    messageId: text("message_id").notNull().unique(),
    kind: text().$type<MailKind>().notNull(),
    /** Lower case. */
    address: text().notNull(),
    /** The recipient's account; null for an address without one. */
    keycloakId: text("keycloak_id"),
    language: text().$type<Language>().notNull(),
    /** Null once the mail is sent over SMTP: it may hold a token. */
    data: jsonb().$type<MailData[MailKind]>(),
    /** A calendar file to attach (RFC 5545), with its METHOD. */
    calendar: text(),
    status: text().$type<"waiting" | "sent" | "given_up">().notNull().default("waiting"),
    attempts: integer().notNull().default(0),
    /** Nobody else sends it before this moment. */
    nextAttemptAt: moment("next_attempt_at").notNull(),
    lastError: text("last_error"),
    createdAt: moment("created_at").notNull(),
    sentAt: moment("sent_at"),
  },
  (table) => [
    index("mail_outbox_due").on(table.nextAttemptAt).where(sql`${table.status} = 'waiting'`),
    index("mail_outbox_created").on(table.createdAt, table.id),
  ],
);
