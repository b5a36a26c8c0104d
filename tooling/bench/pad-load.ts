import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { loadOt } from "../../packages/collab/src/ot/index.ts";
import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { startStack } from "../../scripts/lib/stack.mjs";
import { joinLate, Typist } from "./pad-typists.ts";
import { median, quantile, type Row } from "./table.ts";

const INSERTS = 1_000;
const TYPING_MS = 10_000;
const FAST_MS = 5_000;
const EDITS_A_SECOND = 5;
const PEOPLE = 50;
const FEW = 10;
const P50_BOUND = 2.5;
const P99_BOUND = 10;
const FAST_BOUND = 4_300;
const FEW_BOUND = 6;
const OPERATIONS = 26_000;
const JOIN_BOUND_MS = 250;
const JOINS = 7;

interface Insert {
  p50: number;
  p99: number;
  perSecond: number;
}

/** Stores one row at a time, as a program would that acknowledges each edit on its own. */
async function measureInserts(insert: (index: number) => Promise<unknown>): Promise<Insert> {
  for (let warm = 0; warm < 100; warm += 1) await insert(-1 - warm);
  const took: number[] = [];
  const started = performance.now();
  for (let index = 0; index < INSERTS; index += 1) {
    const before = performance.now();
    await insert(index);
    took.push(performance.now() - before);
  }
  const perSecond = INSERTS / ((performance.now() - started) / 1_000);
  return { p50: median(took), p99: quantile(took, 0.99), perSecond };
}

const TABLE = "create table one_insert (revision int primary key, operation text not null)";
const INSERT = "insert into one_insert values ($1, $2)";

async function insertsOfPglite(folder: string): Promise<Insert> {
  const database = new PGlite(path.join(folder, "one-insert"));
  await database.exec(TABLE);
  const measured = await measureInserts((index) => database.query(INSERT, [index, '["x",100]']));
  await database.close();
  return measured;
}

async function insertsOfPostgres(url: string): Promise<Insert> {
  const client = new Client(url);
  await client.connect();
  await client.query(TABLE);
  const measured = await measureInserts((index) => client.query(INSERT, [index, '["x",100]']));
  await client.end();
  return measured;
}

/** People who type at an even pace: milliseconds to another client's receipt. */
async function typeEvenly(url: string): Promise<number[]> {
  const typists = await Typist.openAll(url, PEOPLE);
  const every = 1_000 / EDITS_A_SECOND;
  const pace = typists.map(async (typist, index) => {
    await wait((index * every) / PEOPLE);
    const until = performance.now() + TYPING_MS;
    while (performance.now() < until) {
      typist.type();
      await wait(every);
    }
  });
  await Promise.all(pace);
  for (const typist of typists) typist.close();
  return typists.flatMap(({ delays }) => delays);
}

/** People who type again as soon as they are acknowledged: edits a second, until the time is over and the history is long enough. */
async function typeFast(url: string, people: number, until = 0): Promise<number> {
  const typists = await Typist.openAll(url, people);
  const started = performance.now();
  const isOver = () =>
    performance.now() - started >= FAST_MS && Math.max(...typists.map(({ revision }) => revision)) >= until;
  const before = performance.now();
  await new Promise<void>((resolve) => {
    for (const typist of typists) {
      typist.onAcknowledged = () => (isOver() ? resolve() : typist.type());
      typist.type();
    }
  });
  const edits = typists.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  const perSecond = edits / ((performance.now() - before) / 1_000);
  for (const typist of typists) typist.close();
  return perSecond;
}

async function rowsOf(name: string, folder: string, databaseUrl: string | undefined, insert: Insert): Promise<Row[]> {
  const ot = await loadOt();
  const stack = await startStack({
    dataDir: path.join(folder, `pad-${name}`),
    databaseUrl,
    video: false,
    demo: false,
    env: { HOTSEAT_RATE_LIMIT: "0", WEB_ROOT: "" },
  });
  const url = (id: string) => `${stack.url.replace("http", "ws")}/api/socket/${id}`;
  try {
    const delays = await typeEvenly(url("even00"));
    const few = await typeFast(url("few000"), FEW);
    const many = await typeFast(url("many00"), PEOPLE, OPERATIONS);
    const joins: number[] = [];
    for (let join = 0; join < JOINS; join += 1) joins.push(await joinLate(ot, url("many00"), OPERATIONS));
    const against = (what: string, ours: number, peer: number, bound: number): Row => ({
      what: `pad on ${name}, ${what}`,
      ours: `${ours.toFixed(1)} ms`,
      peer: `${peer.toFixed(1)} ms one insert`,
      ratio: (ours / peer).toFixed(2),
      bound: `≤ ${bound}`,
      held: ours / peer <= bound,
    });
    return [
      against(`${PEOPLE} typists at ${EDITS_A_SECOND} edits/s, p50`, median(delays), insert.p50, P50_BOUND),
      against(`${PEOPLE} typists at ${EDITS_A_SECOND} edits/s, p99`, quantile(delays, 0.99), insert.p99, P99_BOUND),
      {
        what: `pad on ${name}, ${PEOPLE} as fast as acknowledged`,
        ours: `${Math.round(many)} edits/s`,
        peer: "–",
        ratio: "–",
        bound: `≥ ${FAST_BOUND} edits/s`,
        held: many >= FAST_BOUND,
      },
      {
        what: `pad on ${name}, ${FEW} as fast as acknowledged`,
        ours: `${Math.round(few)} edits/s`,
        peer: `${Math.round(insert.perSecond)} inserts/s`,
        ratio: (few / insert.perSecond).toFixed(2),
        bound: `≥ ${FEW_BOUND}`,
        held: few / insert.perSecond >= FEW_BOUND,
      },
      {
        what: `pad on ${name}, a late join of ${OPERATIONS} operations`,
        ours: `${median(joins).toFixed(0)} ms`,
        peer: "–",
        ratio: "–",
        bound: `≤ ${JOIN_BOUND_MS} ms`,
        held: median(joins) <= JOIN_BOUND_MS,
      },
    ];
  } finally {
    await stack.stop();
  }
}

/** A real server with people who type, on both databases, against one durable insert on the same database in the same run. */
export async function padLoad(folder: string): Promise<Row[]> {
  const rows = await rowsOf("PGlite", folder, undefined, await insertsOfPglite(folder));
  const postgres = await startPostgres();
  try {
    return [...rows, ...(await rowsOf("PostgreSQL", folder, postgres.url, await insertsOfPostgres(postgres.url)))];
  } finally {
    await postgres.stop();
  }
}
