import { randomUUID } from "node:crypto";
import pg from "pg";
import { loadOt } from "../../packages/collab/src/ot/index.ts";
import { freePort } from "../../scripts/lib/port.mjs";
import { startStack } from "../../scripts/lib/stack.mjs";
import { readMemory } from "./inspect.ts";
import type { Target } from "./pad-inserts.ts";
import { joinLate } from "./pad-typists.ts";
import type { Row } from "./table.ts";

const DOCUMENTS = 20;
const BOUND_MB = 8;
const MB = 1024 * 1024;

const idOf = (index: number): string => `memory${index}`;

/** Gives each of several documents the operations of the one that has the most, as one client of the product made them. */
async function fill(databaseUrl: string, operations: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (let index = 0; index <= DOCUMENTS; index += 1) {
      await client.query("insert into pad_documents (id, created_at, edited_at) values ($1, now(), now())", [
        idOf(index),
      ]);
      const { rows } = await client.query(
        `with copied as (
            insert into pad_writes (document_id, revision, count, edits)
            select $1, revision, count, (
              select json_agg(json_build_array(edit->0, edit->1, edit->2, $3::text, revision + place) order by place)
              from json_array_elements(edits) with ordinality as one(edit, place)
            )
            from pad_writes where document_id = 'late00' and revision < $2
            returning count
          )
          select sum(count)::int as copied from copied`,
        [idOf(index), operations, randomUUID()],
      );
      if (!(rows[0].copied >= operations)) throw new Error(`there are ${rows[0].copied} operations, not ${operations}`);
    }
  } finally {
    await client.end();
  }
}

/** A server on PostgreSQL opens documents of as many operations: heap, buffers and WebAssembly after a collection, by document. */
export async function padMemory(target: Target, operations: number): Promise<Row> {
  const { dataDir, databaseUrl } = target;
  if (databaseUrl === null) throw new Error("the documents are made on PostgreSQL");
  await fill(databaseUrl, operations);
  const port = await freePort();
  const stack = await startStack({
    dataDir,
    databaseUrl,
    video: false,
    demo: false,
    env: { HOTSEAT_RATE_LIMIT: "0", WEB_ROOT: "", NODE_OPTIONS: `--inspect=127.0.0.1:${port}` },
  });
  try {
    const ot = await loadOt();
    const open = (index: number) =>
      joinLate(ot, `${stack.url.replace("http", "ws")}/api/socket/${idOf(index)}`, operations);
    // The first one compiles the code.
    await open(DOCUMENTS);
    const before = await readMemory(port);
    // Each stays open for half a minute after the reader has left.
    for (let index = 0; index < DOCUMENTS; index += 1) await open(index);
    const after = await readMemory(port);
    const each = (after.heapUsed + after.external - before.heapUsed - before.external) / DOCUMENTS / MB;
    return {
      what: `pad, memory of an open document of ${operations.toLocaleString("en")} operations`,
      ours: `${each.toFixed(1)} MB`,
      peer: "–",
      ratio: "–",
      bound: `≤ ${BOUND_MB} MB`,
      held: each <= BOUND_MB,
    };
  } finally {
    await stack.stop();
  }
}
