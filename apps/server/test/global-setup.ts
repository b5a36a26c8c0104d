import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openPgliteDatabase } from "../src/platform/database/pglite-database.ts";

/** Makes the migrated PGlite folder once, which every database copies; removes the workers' folders at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prefix = `hotseat_test_${randomUUID().slice(0, 8)}_`;
  project.provide("databasePrefix", prefix);
  if (process.env.HOTSEAT_TEST_DATABASE === "postgres") {
    project.provide("pgliteFolders", "");
    return () => dropDatabases(prefix);
  }
  const folders = await mkdtemp(join(tmpdir(), "hotseat-test-"));
  const database = await openPgliteDatabase(join(folders, "template"));
  await database.close();
  project.provide("pgliteFolders", folders);
  return () => rm(folders, { recursive: true, force: true });
}

async function dropDatabases(prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select datname as name from pg_database where starts_with(datname, $1)",
    [prefix],
  );
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  await client.end();
}
