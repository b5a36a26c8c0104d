import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { integer, json, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Config } from "../src/config.ts";
import { appendOperations } from "../src/modules/pads/pad-operations.ts";
import { createPad } from "../src/modules/pads/pad-repository.ts";
import type { Db } from "../src/platform/database/database.ts";
import { openDatabase } from "../src/platform/database/open-database.ts";
import { claimOwnership, type Ownership } from "../src/platform/lease/ownership.ts";

const silent = { info() {}, warn() {}, error() {} };
const DOCUMENT = "one-insert";
/** Milliseconds: longer than a measurement. */
const LEASE_MS = 600_000;

/** The columns that an insert fills. */
const oneInsert = pgTable("one_insert", {
  documentId: text("document_id").notNull(),
  revision: integer().notNull(),
  operation: json().$type<(number | string)[]>().notNull(),
  authorId: integer("author_id").notNull(),
  at: timestamp("at", { withTimezone: true, precision: 3 }).notNull(),
});

/**
 * One row for each edit, with an index by which a repeated edit is found, as a program stores them that acknowledges each on its own.
 * It is made on the measured database only.
 */
const CREATE = sql`
  create table if not exists one_insert (
    document_id text not null references pad_documents(id) on delete cascade,
    revision integer not null,
    operation json not null,
    author_id integer not null,
    keycloak_id text references users(keycloak_id) on delete set null,
    client uuid,
    edit integer,
    at timestamp (3) with time zone not null,
    primary key (document_id, revision)
  )`;
const CREATE_INDEX = sql`create index if not exists one_insert_client on one_insert (document_id, client, edit)`;

/** Opens a database as the server does, for inserts into it. */
export async function openInserts(config: Pick<Config, "databaseUrl" | "dataDir">, isPrepared: boolean) {
  const database = await openDatabase(config, silent);
  return { ...(await insertsInto(database.db, isPrepared)), close: () => database.close() };
}

/**
 * `insert` stores one edit of a pad in a statement and a commit of its own, by the server's own driver; with `isPrepared` PostgreSQL has
 * parsed and planned the statement once, as it has the pad's. `append` stores one edit as the pad does, with the condition on its lease.
 */
export async function insertsInto(db: Db, isPrepared: boolean) {
  await db.execute(CREATE);
  await db.execute(CREATE_INDEX);
  await createPad(db, DOCUMENT, null, new Date());
  const [last] = await db.select({ revision: sql<number>`coalesce(max(revision), -1)` }).from(oneInsert);
  let revision = last?.revision ?? -1;
  const row = { documentId: DOCUMENT, operation: ["x", 100], authorId: 0 };
  const prepared = db
    .insert(oneInsert)
    .values({ ...row, revision: sql.placeholder("revision"), at: sql.placeholder("at") })
    .prepare("one_insert");
  const pad = await openOwnPad(db);
  return {
    async insert(): Promise<void> {
      revision += 1;
      const at = new Date();
      if (isPrepared) await prepared.execute({ revision, at });
      else await db.insert(oneInsert).values({ ...row, revision, at });
    },
    append: pad.append,
  };
}

/** A pad that this process owns. */
async function openOwnPad(db: Db) {
  const id = `${DOCUMENT}-${Date.now()}`;
  await createPad(db, id, null, new Date());
  const claim = { name: `document:pad:${id}`, holder: id, instanceUrl: "http://127.0.0.1", ttlMs: LEASE_MS };
  const { mine } = (await claimOwnership(db, claim)) as { mine: Ownership };
  let revision = -1;
  const edit = { operation: '["x",100]', authorId: 0, keycloakId: null, client: null, edit: null };
  return {
    append(): Promise<void> {
      revision += 1;
      return appendOperations(db, mine, id, revision, [{ ...edit, at: Date.now() }], new Map());
    },
  };
}

/** Milliseconds of inserts at even times, as edits of typists come: a slow insert does not hold the next one back. */
export async function insertsAtPace(insert: () => Promise<void>, count: number, everyMs: number): Promise<number[]> {
  const all: Promise<number>[] = [];
  for (let index = 0; index < count; index += 1) {
    await wait(everyMs);
    const before = performance.now();
    all.push(insert().then(() => performance.now() - before));
  }
  return Promise.all(all);
}
