import { sql } from "drizzle-orm";
import type { Config } from "../src/config.ts";
import { createPad } from "../src/modules/pads/pad-repository.ts";
import { padOperations } from "../src/modules/pads/tables.ts";
import { openDatabase } from "../src/platform/database/open-database.ts";

const silent = { info() {}, warn() {}, error() {} };
const DOCUMENT = "one-insert";

/**
 * Opens a database as the server does; `insert` stores one edit of a pad in a statement and a commit of its own, as a program would
 * that acknowledges each edit on its own. It is the row of a pad's edit, with its keys and indexes, by the server's own driver; with
 * `isPrepared` PostgreSQL has parsed and planned the statement once, as it has the pad's.
 */
export async function openInserts(config: Pick<Config, "databaseUrl" | "dataDir">, isPrepared: boolean) {
  const database = await openDatabase(config, silent);
  const { db } = database;
  await createPad(db, DOCUMENT, null, new Date());
  const [last] = await db.select({ revision: sql<number>`coalesce(max(revision), -1)` }).from(padOperations);
  let revision = last?.revision ?? -1;
  const row = { documentId: DOCUMENT, operation: ["x", 100], authorId: 0 };
  const prepared = db
    .insert(padOperations)
    .values({ ...row, revision: sql.placeholder("revision"), at: sql.placeholder("at") })
    .prepare("one_insert");
  return {
    async insert(): Promise<void> {
      revision += 1;
      const at = new Date();
      if (isPrepared) await prepared.execute({ revision, at });
      else await db.insert(padOperations).values({ ...row, revision, at });
    },
    close: () => database.close(),
  };
}
