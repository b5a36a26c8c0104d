import { sql } from "drizzle-orm";
import { index, integer, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/moment.ts";
import type { Seat } from "../attendees/attendee-types.ts";
import { attendees } from "../attendees/tables.ts";
import { sessions } from "../sessions/tables.ts";
import { users } from "../users/tables.ts";
import type { InvitationStatus } from "./invitation-types.ts";

/** Invitations to a session, by e-mail address; nobody may learn whether the address has an account. */
export const invitations = pgTable(
  "invitations",
  {
    id: serial("id").primaryKey(),
    sessionId: integer("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** Lower case. */
    address: text("address").notNull(),
    seat: text("seat").$type<Seat>().notNull(),
    status: text("status").$type<InvitationStatus>().notNull(),
    /** The invited person's place in the session, once an account with this address exists and may take one. */
    attendeeId: integer("attendee_id").references(() => attendees.id, { onDelete: "set null" }),
    inviterKeycloakId: text("inviter_keycloak_id").references(() => users.keycloakId, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
    settledAt: moment("settled_at"),
  },
  (table) => [
    index("invitations_session").on(table.sessionId, table.id),
    index("invitations_attendee").on(table.attendeeId),
    index("invitations_address").on(table.address),
    uniqueIndex("invitations_pending").on(table.sessionId, table.address).where(sql`${table.status} = 'pending'`),
  ],
);
