import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { RoleName } from "../../contract/roles.ts";
import type { Language } from "../../contract/viewer.ts";
import { moment } from "../../platform/database/moment.ts";

const createdAt = () => moment("created_at").notNull().defaultNow();

export const organisations = pgTable("organisations", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull().unique(),
  createdAt: createdAt(),
});

export const institutions = pgTable(
  "institutions",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    organisationId: integer("organisation_id")
      .notNull()
      .references(() => organisations.id),
    name: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("institutions_name").on(table.organisationId, table.name)],
);

/** People, mirrored from the identity provider by its subject. */
export const users = pgTable(
  "users",
  {
    keycloakId: text("keycloak_id").primaryKey(),
    /** Lower case. */
    email: text().notNull(),
    /** Verified by the identity provider at sign-in; an address is verified for one person at most. */
    emailVerified: boolean("email_verified").notNull().default(false),
    fullName: text("full_name").notNull(),
    shortName: text("short_name").notNull(),
    language: text().$type<Language>().notNull().default("fr"),
    /** IANA name. */
    timezone: text().notNull().default("Europe/Zurich"),
    /** A program acts for them, such as the demo's practice partner; set at the start of the server. */
    isProgram: boolean("is_program").notNull().default(false),
    role: text().$type<RoleName>().notNull().default("pending_user"),
    /** False for a disabled account: nobody is signed in as this person. */
    isActive: boolean("is_active").notNull().default(true),
    organisationId: integer("organisation_id").references(() => organisations.id),
    institutionId: integer("institution_id").references(() => institutions.id),
    /** Their description of themself without a name; copied to sessions once approved. */
    anonymizedProfile: text("anonymized_profile"),
    anonymizedProfileStatus: text("anonymized_profile_status")
      .$type<"none" | "draft" | "approved">()
      .notNull()
      .default("none"),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("users_organisation").on(table.organisationId),
    index("users_email").on(table.email),
    uniqueIndex("users_verified_email").on(table.email).where(sql`${table.emailVerified}`),
  ],
);
