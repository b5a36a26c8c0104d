import { randomUUID } from "node:crypto";
import { cp, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { inject } from "vitest";
import type { Database } from "../src/platform/database/database.ts";
import { openPgliteDatabase } from "../src/platform/database/pglite-database.ts";
import { openPostgresDatabase } from "../src/platform/database/postgres-database.ts";
import type { Log } from "../src/platform/log/log.ts";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * Folder of this run's PGlite databases, `template` being a migrated one that all are copied from; empty on
     * PostgreSQL.
     */
    pgliteFolders: string;
    /** Prefix of the names of this run's PostgreSQL databases. */
    databasePrefix: string;
  }
}

const isPostgres = process.env.HOTSEAT_TEST_DATABASE === "postgres";

/** Address of a server for test databases. */
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
  const name = `${inject("databasePrefix")}${randomUUID().replaceAll("-", "")}`;
  await asAdmin(`create database ${name}`);
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(`drop database ${name} with (force)`) };
}

/** Ends the listening connections of one database; those of other test files, on the same server, go on. */
export async function cutListening(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'listen %' and datname = current_database() and pid <> pg_backend_pid()`;
  await client.query(cut).finally(() => client.end());
}

/** An empty, migrated database that nobody else ever sees: a copy of the PGlite template, or a new PostgreSQL database. */
export async function ownDatabase(log: Log): Promise<Database> {
  if (isPostgres) {
    const fresh = await freshPostgres();
    const database = await openPostgresDatabase(fresh.url, log);
    return { ...database, close: () => database.close().then(fresh.drop) };
  }
  const folders = inject("pgliteFolders");
  const folder = await mkdtemp(join(folders, "pg-"));
  await cp(join(folders, "template"), folder, { recursive: true });
  return openPgliteDatabase(folder);
}

/** The emptied databases of this worker that are free: to open one takes seconds, to empty one a fifth of a second. */
const idle: Database[] = [];

/** An empty, migrated database for exclusive use until it is closed. A test that changes the schema makes its own. */
export async function freshDatabase(log: Log): Promise<Database> {
  const database = idle.pop() ?? (await ownDatabase(log));
  return {
    ...database,
    async close() {
      await empty(database);
      idle.push(database);
    },
  };
}

/** All tables but the record of migrations; numbering begins at 1 again. */
async function empty({ db }: Database): Promise<void> {
  await db.execute(sql`do $$ begin
    execute (select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity cascade'
      from pg_tables where schemaname = 'public');
  end $$`);
}
