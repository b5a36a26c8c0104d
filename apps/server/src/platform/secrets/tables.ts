import { pgTable, text } from "drizzle-orm/pg-core";

/** Keys that all instances share and that outlive a restart: made once, by whichever instance comes first. */
export const serverSecrets = pgTable("server_secrets", {
  name: text().primaryKey(),
  value: text().notNull(),
});
