import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openPgliteDatabase } from "../src/platform/database/pglite-database.ts";

/** Makes the migrated PGlite folder once; every test server copies it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.HOTSEAT_TEST_DATABASE === "postgres") {
    project.provide("pgliteTemplate", "");
    return async () => {};
  }
  const folder = await mkdtemp(join(tmpdir(), "hotseat-template-"));
  const database = await openPgliteDatabase(join(folder, "pg"));
  await database.close();
  project.provide("pgliteTemplate", join(folder, "pg"));
  return () => rm(folder, { recursive: true, force: true });
}
