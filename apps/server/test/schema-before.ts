import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Pool } from "pg";

const MIGRATIONS = resolve(import.meta.dirname, "../migrations");

/** The migrations' folder as it was before one of them was written. */
async function upTo(tag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "hotseat-migrations-"));
  await cp(MIGRATIONS, folder, { recursive: true });
  const journal = join(folder, "meta/_journal.json");
  const all = JSON.parse(await readFile(journal, "utf8")) as { entries: { tag: string }[] };
  const end = all.entries.findIndex((entry) => entry.tag === tag);
  await writeFile(journal, JSON.stringify({ ...all, entries: all.entries.slice(0, end) }));
  return folder;
}

/** Empties the database and gives it the schema from before a migration, such as `0009_invitations`. */
export async function schemaBefore(pool: Pool, tag: string): Promise<void> {
  const migrationsFolder = await upTo(tag);
  await pool.query("drop schema public cascade; drop schema if exists drizzle cascade; create schema public");
  await migrate(drizzle(pool), { migrationsFolder });
  await rm(migrationsFolder, { recursive: true });
}
