import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Pool } from "pg";

const FOLDER = fileURLToPath(new URL("../../../migrations", import.meta.url));
/** Id of the lock that all instances take for migrations; any fixed number. */
const MIGRATION_LOCK = 4_000_115;

/** Applies missing migrations, forward only; instances that start together do it one after the other. */
export async function applyMigrations(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query("set client_min_messages to warning");
    try {
      await migrate(drizzle(client), { migrationsFolder: FOLDER });
    } finally {
      await client.query("reset client_min_messages");
      await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    }
  } finally {
    client.release();
  }
}
