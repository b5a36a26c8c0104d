import { loadOt, type Ot } from "@hotseat/collab/ot";
import type { Pool } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { countPadChanges, listPadAuthors, listPadChanges } from "../src/modules/pads/pad-history.ts";
import { readOperations, type StoredOperation } from "../src/modules/pads/pad-operations.ts";
import type { Database } from "../src/platform/database/database.ts";
import { applyMigrations } from "../src/platform/database/migrate.ts";
import { readStoredText } from "../src/realtime/code-pad/stored-text.ts";
import { silentLog } from "./create-test-server.ts";
import { ownDatabase } from "./database.ts";
import { schemaBefore } from "./schema-before.ts";

/** More than a page of the history. */
const ROWS = 6000;

interface OldEdit extends StoredOperation {
  readonly revision: number;
  readonly account: string | null;
}

let database: Database;
let pool: Pool;
beforeEach(async () => {
  database = await ownDatabase(silentLog);
  pool = (database.db as unknown as { $client: Pool }).$client;
  await schemaBefore(pool, "0024_pad_writes");
  await pool.query(`
    insert into users (keycloak_id, email, full_name, short_name, role)
      select id, id || '@example.org', id, id, 'regular_user' from unnest(array['a', 'b', 'gone']) as id;
    insert into pad_documents (id, created_at, edited_at) select id, now(), now() from unnest(array['pad', 'other', 'empty']) as id`);
});
afterEach(() => database.close());

/** Edits of five authors: two with an account, one whose account is deleted afterwards, one without, and one of the plain wire. */
async function insertEdits(documentId: string, count: number): Promise<void> {
  await pool.query(
    `insert into pad_operations (document_id, revision, operation, author_id, keycloak_id, client, edit, at)
      select $1, n, (case when n = 0 then '["é😀\\u0000\\"\\\\"]' else '[' || (n + 4) || ',"' || chr(97 + n % 26) || '"]' end)::json,
        n % 5, (array['a', 'b', 'gone', null, null])[n % 5 + 1],
        case when n % 5 < 4 then ('00000000-0000-4000-8000-00000000000' || n % 5)::uuid end, case when n % 5 < 4 then n / 5 + 1 end,
        timestamptz '2026-11-01T10:00:00.123Z' + n * interval '7 milliseconds'
      from generate_series(0, $2::int - 1) as n`,
    [documentId, count],
  );
}

async function oldEdits(documentId: string): Promise<OldEdit[]> {
  const { rows } = await pool.query(
    `select revision, operation::text as operation, author_id as "authorId", client, edit, keycloak_id as account,
      extract(epoch from at) * 1000 as at from pad_operations where document_id = $1 order by revision`,
    [documentId],
  );
  return rows.map((row: OldEdit) => ({ ...row, at: Number(row.at) }));
}

async function newEdits(documentId: string): Promise<StoredOperation[]> {
  const all: StoredOperation[] = [];
  for await (const page of readOperations(database.db, documentId)) all.push(...page);
  return all;
}

function textOf(ot: Ot, operations: readonly unknown[]): string {
  const document = ot.createDocument();
  for (const operation of operations) document.apply(ot.parse(operation));
  const text = document.text();
  document.dispose();
  return text;
}

test("edits from before a write was one row: history, replay, text and authors are the same", async () => {
  await insertEdits("pad", ROWS);
  await insertEdits("other", 3);
  await pool.query("delete from users where keycloak_id = 'gone'");
  const before = await oldEdits("pad");
  expect(before.length).toBe(ROWS);

  await applyMigrations(pool);

  const { db } = database;
  expect(await newEdits("pad")).toEqual(before.map(({ revision: _revision, account: _account, ...stored }) => stored));
  expect(await listPadChanges(db, "pad", -1, ROWS)).toEqual(
    before.map(({ revision, at, account, operation }) => ({
      seq: revision,
      at: new Date(at),
      keycloakId: account,
      operation: JSON.parse(operation),
    })),
  );
  const ot = await loadOt();
  const stored = await readStoredText(db, ot, "pad");
  expect(stored.revision).toBe(ROWS);
  expect(stored.text).toBe(
    textOf(
      ot,
      before.map(({ operation }) => JSON.parse(operation)),
    ),
  );
  expect(await countPadChanges(db, "pad")).toBe(ROWS);
  expect((await listPadAuthors(db, "pad")).sort()).toEqual(["a", "b"]);
  expect(await countPadChanges(db, "other")).toBe(3);
});

test("a pad without edits stays one", async () => {
  await applyMigrations(pool);
  const { db } = database;
  expect([await newEdits("empty"), await listPadAuthors(db, "empty"), await countPadChanges(db, "empty")]).toEqual([
    [],
    [],
    0,
  ]);
  expect(await readStoredText(db, await loadOt(), "empty")).toEqual({ text: "", length: 0, revision: 0 });
});
