import { sql } from "drizzle-orm";
import type { Config } from "../src/config.ts";
import { openDatabase } from "../src/platform/database/open-database.ts";

const silent = { info() {}, warn() {}, error() {} };

/** Opens a database as the server does; `insert` stores one row durably, as a program would that acknowledges each edit on its own. */
export async function openInserts(config: Pick<Config, "databaseUrl" | "dataDir">) {
  const database = await openDatabase(config, silent);
  await database.db.execute(sql`create table one_insert (revision serial primary key, operation json not null)`);
  return {
    insert: (operation: string) =>
      database.db.execute(sql`insert into one_insert (operation) values (${operation}::json)`),
    close: () => database.close(),
  };
}
