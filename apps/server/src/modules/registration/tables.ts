import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Language } from "../../contract/viewer.ts";
import { moment } from "../../platform/database/moment.ts";
import { institutions, organisations, users } from "../users/tables.ts";

/** Requests for an account. An address is confirmed before a request appears to administrators. */
export const registrations = pgTable(
  "registrations",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Lower case. */
    email: text().notNull(),
    fullName: text("full_name").notNull(),
    shortName: text("short_name").notNull(),
    language: text().$type<Language>().notNull(),
    organisationId: integer("organisation_id").references(() => organisations.id, { onDelete: "set null" }),
    institutionId: integer("institution_id").references(() => institutions.id, { onDelete: "set null" }),
    status: text().$type<"unverified" | "pending" | "approved" | "rejected">().notNull(),
    /** Set once the address is confirmed. */
    keycloakId: text("keycloak_id").references(() => users.keycloakId, { onDelete: "cascade" }),
    /** When the person agreed to the privacy policy; null where another identity provider made the account. */
    consentedAt: moment("consented_at"),
    /** When the address was confirmed; null while another identity provider has not confirmed it. */
    verifiedAt: moment("verified_at"),
    decidedAt: moment("decided_at"),
    deciderKeycloakId: text("decider_keycloak_id").references(() => users.keycloakId, { onDelete: "set null" }),
    /** Why an administrator refused; the person reads it. */
    reason: text(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("registrations_email").on(table.email),
    index("registrations_pending")
      .on(sql`coalesce(${table.verifiedAt}, ${table.createdAt})`, table.id)
      .where(sql`${table.status} = 'pending'`),
    uniqueIndex("registrations_person").on(table.keycloakId).where(sql`${table.status} = 'pending'`),
  ],
);
