import { boolean, index, integer, pgSequence, pgTable, serial, text, unique, uuid } from "drizzle-orm/pg-core";
import type { Language } from "../../contract/viewer.ts";
import { moment } from "../../platform/database/moment.ts";
import { institutions, organisations, users } from "../users/tables.ts";
import type { AccessLevel, FlowMode, SectorKey, SessionStatus, Visibility } from "./session-types.ts";

/** Numbers the entries of the catalogue, so that a listing can find what is newer than last seen. */
export const catalogVersion = pgSequence("catalog_version");

export const sessions = pgTable(
  "sessions",
  {
    id: serial("id").primaryKey(),
    /** Made by the owner's client; a repeated call with the same id returns the same session. */
    clientId: uuid("client_id"),
    status: text("status").$type<SessionStatus>().notNull().default("SCHEDULED"),
    accessLevel: text("access_level").$type<AccessLevel>().notNull(),
    visibility: text("visibility").$type<Visibility>().notNull(),
    flowMode: text("flow_mode").$type<FlowMode>().notNull(),
    language: text("language").$type<Language>().notNull(),
    sector: text("sector").$type<SectorKey>().notNull(),
    moduleKey: text("module_key").notNull(),
    workshopKey: text("workshop_key").notNull(),
    startTime: moment("start_time").notNull(),
    /** Grows with `extend/`. */
    durationMinutes: integer("duration_minutes").notNull(),
    startedAt: moment("started_at"),
    /** When it was completed or cancelled. */
    endedAt: moment("ended_at"),
    /** Seats without observers. */
    capacity: integer("capacity").notNull(),
    observersAllowed: boolean("observers_allowed").notNull(),
    ownerKeycloakId: text("owner_keycloak_id").references(() => users.keycloakId, { onDelete: "set null" }),
    /**
     * Null for none, or once the organisation is gone: then only the session's people and platform administrators see a
     * session that is not public.
     */
    organisationId: integer("organisation_id").references(() => organisations.id, { onDelete: "set null" }),
    institutionId: integer("institution_id").references(() => institutions.id, { onDelete: "set null" }),
    /** Seed of the choice of scenarios and questions. */
    seed: integer("seed").notNull(),
    version: integer("version").notNull(),
    /** When a person was last removed: everybody else has another video room from then on. */
    roomSince: moment("room_since"),
    /** Why the owner cancelled, as everybody registered reads it. */
    cancelReason: text("cancel_reason"),
    /** SEQUENCE of its calendar entry (RFC 5545): grows with each change of which its people get a notification. */
    calendarSequence: integer("calendar_sequence").notNull().default(0),
    /** When the reminder was written to its people; null before. */
    remindedAt: moment("reminded_at"),
  },
  (table) => [
    unique("sessions_client").on(table.ownerKeycloakId, table.clientId),
    index("sessions_start").on(table.startTime, table.id),
    index("sessions_status").on(table.status),
  ],
);
