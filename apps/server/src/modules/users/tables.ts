import { integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import type { Language, RoleName } from "../../contract/handle.ts";

export const organisations = pgTable("organisations", {
  id: serial("id").primaryKey(),
  name: text("name").notNull(),
});

export const institutions = pgTable("institutions", {
  id: serial("id").primaryKey(),
  name: text("name").notNull(),
  organisationId: integer("organisation_id").notNull().references(() => organisations.id, { onDelete: "cascade" }),
});

/** People, mirrored from the identity provider by its subject (decisions.md, Who serves what). */
export const users = pgTable("users", {
  keycloakId: text("keycloak_id").primaryKey(),
  email: text("email").notNull().unique(),
  fullName: text("full_name").notNull(),
  shortName: text("short_name").notNull(),
  language: text("language").$type<Language>().notNull(),
  timezone: text("timezone").notNull(),
  role: text("role").$type<RoleName>().notNull(),
  organisationId: integer("organisation_id").references(() => organisations.id, { onDelete: "set null" }),
  institutionId: integer("institution_id").references(() => institutions.id, { onDelete: "set null" }),
  /** Only for people of the built-in provider. */
  passwordHash: text("password_hash"),
  createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});
