import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Log } from "../log/log.ts";
import { DATABASE_LIMITS, type DatabaseLimits, endOnTimeout } from "./connection-limits.ts";
import type { Database } from "./database.ts";
import { createDiskWatch } from "./disk-watch.ts";
import { applyMigrations } from "./migrate.ts";
import { pipelineReads } from "./pipelined-reads.ts";
import { openListenConnection } from "./postgres-listen.ts";

/** Connections of one instance, without the listening one and the one of prepared reads. */
const POOL_SIZE = 20;

/** PostgreSQL by a pool, with direct connections for LISTEN and for prepared reads. Rejects when it cannot be reached. */
export async function openPostgresDatabase(
  url: string,
  log: Log,
  limits: DatabaseLimits = DATABASE_LIMITS,
): Promise<Database> {
  await migrateFirst(url, limits);
  const disk = createDiskWatch(null);
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.statementMs,
    statement_timeout: limits.statementMs,
  };
  const pool = new pg.Pool({ ...connection, max: POOL_SIZE });
  pool.on("error", (error) => log.warn({ error: error.message }, "A database connection was lost."));
  pool.on("connect", (client) => {
    endOnTimeout(client);
    disk.watch(client);
  });
  const closeReads = pipelineReads(pool, () => new pg.Client({ ...connection, pipeline: true, keepAlive: true }));
  const listening = openListenConnection(url, log, limits);
  const db = drizzle(pool);

  return {
    db,
    transaction: (work) => db.transaction((tx) => work(tx)),
    listen: (channel, onNotify) => listening.listen(channel, onNotify),
    isDiskFull: () => disk.isFull(),
    async close() {
      await listening.close();
      await closeReads();
      await pool.end();
    },
  };
}

/** Uses a connection without a time limit: a migration of much data takes long, and waits for another instance's. */
async function migrateFirst(url: string, { connectMs }: DatabaseLimits): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: connectMs });
  pool.on("error", () => {});
  await applyMigrations(pool).finally(() => pool.end());
}
