import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database, Log } from "../../deps.ts";
import { applyMigrations } from "./migrate.ts";
import { openListenConnection } from "./postgres-listen.ts";

/** Connections of one instance besides the one that listens. */
const POOL_SIZE = 20;
const CONNECT_TIMEOUT_MS = 5000;
/** A statement that runs longer is a fault, not a wait. */
const STATEMENT_TIMEOUT_MS = 20_000;

/** PostgreSQL by a pool, with a direct connection of its own for LISTEN. Rejects when it cannot be reached. */
export async function openPostgresDatabase(url: string, log: Log): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  pool.on("error", (error) => log.warn({ error: error.message }, "A database connection was lost."));
  try {
    await applyMigrations(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listening = openListenConnection(url, log);
  const db = drizzle(pool);

  return {
    db,
    transaction: (work) => db.transaction((tx) => work(tx)),
    listen: (channel, onNotify) => listening.listen(channel, onNotify),
    async close() {
      await listening.close();
      await pool.end();
    },
  };
}
