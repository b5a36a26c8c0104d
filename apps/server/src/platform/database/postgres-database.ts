import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Log } from "../log/log.ts";
import {
  closeIdle,
  DATABASE_LIMITS,
  type DatabaseLimits,
  endOnTimeout,
  isStatementTimeout,
} from "./connection-limits.ts";
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
  // One statement without a response may mean that the line is cut, and with it every connection that is open: each of
  // them would cost a request its time limit. Connections in use have a limit of their own.
  const onTimeout = () => {
    closeIdle(pool);
    reads.renew();
  };
  const reads = pipelineReads(pool, () => {
    const client = new pg.Client({ ...connection, pipeline: true, keepAlive: true });
    endOnTimeout(client, onTimeout);
    return client;
  });
  pool.on("connect", (client) => {
    endOnTimeout(client, onTimeout);
    disk.watch(client);
  });
  // A single statement gives its error to the pool, a transaction keeps it.
  pool.on("release", (error) => {
    if (isStatementTimeout(error)) onTimeout();
  });
  const listening = openListenConnection(url, log, limits);
  const db = drizzle(pool);

  return {
    db,
    transaction: (work) => db.transaction((tx) => work(tx)),
    listen: (channel, onNotify) => listening.listen(channel, onNotify),
    isDiskFull: () => disk.isFull(),
    async close() {
      await listening.close();
      await reads.close();
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
