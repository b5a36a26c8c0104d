import { join } from "node:path";
import type { Config } from "../../config.ts";
import type { Log } from "../log/log.ts";
import type { Database } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import { openPgliteDatabase } from "./pglite-database.ts";
import { openPostgresDatabase } from "./postgres-database.ts";
import { makePrivateFolder, makePrivateTree } from "./private-folder.ts";

/**
 * PostgreSQL if `DATABASE_URL` is set, else the embedded database in the data folder, which no other process may use
 * meanwhile.
 */
export async function openDatabase(config: Pick<Config, "databaseUrl" | "dataDir">, log: Log): Promise<Database> {
  if (config.databaseUrl) return openPostgresDatabase(config.databaseUrl, log);
  await makePrivateFolder(config.dataDir);
  const unlock = await lockFolder(config.dataDir);
  try {
    const folder = join(config.dataDir, "pg");
    await makePrivateTree(folder);
    const database = await openPgliteDatabase(folder);
    return {
      ...database,
      async close() {
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
