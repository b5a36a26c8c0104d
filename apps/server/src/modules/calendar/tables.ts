import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "../users/tables.ts";

/** Personal calendar feeds. The token is derived from the server's secret, so only its hash is kept. */
export const calendarFeeds = pgTable("calendar_feeds", {
  keycloakId: text("keycloak_id")
    .primaryKey()
    .references(() => users.keycloakId, { onDelete: "cascade" }),
  tokenHash: text("token_hash").notNull().unique(),
  /** Grows when the person renews the link; the earlier link ends. */
  generation: integer().notNull(),
});
