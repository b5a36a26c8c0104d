import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "./database.ts";
import { createDiskWatch } from "./disk-watch.ts";
import { Listeners } from "./listeners.ts";
import { applyMigrations } from "./migrate.ts";
import { openPgliteThread } from "./pglite-thread.ts";
import { WireStream } from "./wire-stream.ts";

/**
 * The embedded database. One connection, so a transaction is one job and everything else waits behind it: never await the
 * network inside one. Acknowledged writes survive `kill -9` of the process, not a power cut (no fsync).
 */
export async function openPgliteDatabase(dataDir: string): Promise<Database> {
  const thread = await openPgliteThread(dataDir);
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: "postgres",
    database: "postgres",
    ssl: false,
    stream: () => new WireStream(thread) as never,
  });
  pool.on("error", () => {});
  const listeners = new Listeners();
  const disk = createDiskWatch(dataDir);
  pool.on("connect", (client) => disk.watch(client));
  pool.on("connect", (client) =>
    client.on("notification", ({ channel, payload }) => listeners.tell(channel, payload ?? "")),
  );
  await applyMigrations(pool);
  const db = drizzle(pool);

  return {
    db,
    transaction: (work) => db.transaction((tx) => work(tx)),
    async listen(channel, onNotify) {
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
      const stop = listeners.add(channel, onNotify);
      onNotify("");
      return async () => stop();
    },
    isDiskFull: () => disk.isFull(),
    async close() {
      await pool.end();
      await thread.close();
    },
  };
}
