import { randomUUID } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import type { Database, Log } from "../src/deps.ts";
import { openPgliteDatabase } from "../src/platform/database/pglite-database.ts";
import { openPostgresDatabase } from "../src/platform/database/postgres-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The migrated PGlite folder every test server starts from; empty on PostgreSQL. */
    pgliteTemplate: string;
  }
}

export const isPostgres = process.env.HOTSEAT_TEST_DATABASE === "postgres";

/** A server's address for test databases of their own. */
function adminUrl(): string {
  const url = process.env.DATABASE_URL;
  if (!url)
    throw new Error("HOTSEAT_TEST_DATABASE=postgres needs DATABASE_URL of a server where databases may be created.");
  return url;
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl() });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

export interface FreshPostgres {
  readonly url: string;
  drop(): Promise<void>;
}

export async function freshPostgres(): Promise<FreshPostgres> {
  const name = `hotseat_test_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(`create database ${name}`);
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(`drop database ${name} with (force)`) };
}

/** An empty, migrated database of its own: a copy of the PGlite template, or a new PostgreSQL database. */
export async function freshDatabase(log: Log): Promise<Database> {
  if (isPostgres) {
    const fresh = await freshPostgres();
    const database = await openPostgresDatabase(fresh.url, log);
    return { ...database, close: () => database.close().then(fresh.drop) };
  }
  const folder = await mkdtemp(join(tmpdir(), "hotseat-test-"));
  await cp(inject("pgliteTemplate"), join(folder, "pg"), { recursive: true });
  const database = await openPgliteDatabase(join(folder, "pg"));
  return { ...database, close: () => database.close().then(() => rm(folder, { recursive: true, force: true })) };
}
