import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { loadOt, type Ot } from "../../packages/collab/src/ot/index.ts";
import { startDurablePostgres } from "../../scripts/lib/postgres.mjs";
import { startMeasured } from "./measured.ts";
import { padBlocking } from "./pad-blocking.ts";
import { measureInserts, type Target } from "./pad-inserts.ts";
import { padMemory } from "./pad-memory.ts";
import { type Figures, PEOPLE, rowsOf, rustpadRows } from "./pad-rows.ts";
import { startRustpad } from "./pad-rustpad.ts";
import { joinLate, Typist } from "./pad-typists.ts";
import type { Row } from "./table.ts";

const WARM_UP_MS = 2_000;
const TURNS = 10;
/** Of typing, and of inserts as well. */
const TURN_MS = 1_000;
const FAST_MS = 5_000;
const EDITS_A_SECOND = 5;
const FEW = 10;
/** Below the 2,000 messages a second for which a pad closes a socket. */
const MOST_A_SECOND = 1_990;
/** Above every rate: the measured server takes it. */
const ANY_RATE = 1e9;
const OPERATIONS = 26_000;
const JOINS = 7;

const every = 1_000 / EDITS_A_SECOND;

/** Typists at a document; rejects when the server closes the socket of one during the work. */
async function withTypists<T>(url: string, people: number, work: (typists: Typist[]) => Promise<T>): Promise<T> {
  const typists = await Typist.openAll(url, people);
  const closed = new Promise<never>((_resolve, reject) => {
    for (const typist of typists) typist.onClosed = reject;
  });
  try {
    return await Promise.race([work(typists), closed]);
  } finally {
    for (const typist of typists) typist.close();
  }
}

/**
 * People who type at an even pace, in turns with inserts at the pace of all of them, so that both see the same machine: milliseconds from
 * typing to another client's receipt, and of each insert.
 */
function typeEvenly(url: string, inserts: PacedInserts): Promise<Pick<Figures, "delays" | "paced">> {
  return withTypists(url, PEOPLE, async (typists) => {
    const paced: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      await Promise.all(typists.map((typist, index) => typeFor(typist, (index * every) / PEOPLE)));
      paced.push(...(await inserts()));
    }
    return { delays: typists.flatMap(({ delays }) => delays), paced };
  });
}

async function typeFor(typist: Typist, delayMs: number): Promise<void> {
  await wait(delayMs);
  const until = performance.now() + TURN_MS;
  while (performance.now() < until) {
    typist.type();
    await wait(every);
  }
}

/** People who type again as soon as they are acknowledged: edits a second, until the time is over or the history is long enough. */
function typeFast(
  url: string,
  people: number,
  ms: number,
  { length = Number.POSITIVE_INFINITY, mostASecond = MOST_A_SECOND } = {},
): Promise<number> {
  return withTypists(url, people, async (typists) => {
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1_000;
    await new Promise<void>((resolve) => {
      const next = (typist: Typist): void => {
        if (seconds() >= ms / 1_000 || typist.revision >= length) resolve();
        else if (typist.acknowledged < seconds() * mostASecond + 1) typist.type();
        else setTimeout(next, 1, typist);
      };
      for (const typist of typists) {
        typist.onAcknowledged = () => next(typist);
        next(typist);
      }
    });
    return typists.reduce((sum, { acknowledged }) => sum + acknowledged, 0) / seconds();
  });
}

/** Milliseconds of each insert of one turn. */
type PacedInserts = () => Promise<number[]>;

const addressesAt = (base: string) => (id: string) => `${base.replace("http", "ws")}/api/socket/${id}`;

/** A running server with pads. The rates come first, as with the inserts: the delays are those of a server that has run for a while. */
async function measurePads(ot: Ot, base: string, inserts: PacedInserts): Promise<Figures> {
  const url = addressesAt(base);
  await typeFast(url("warm00"), FEW, WARM_UP_MS);
  const fewLimited = await typeFast(url("few000"), FEW, FAST_MS);
  const few = await typeFast(url("few001"), FEW, FAST_MS, { mostASecond: ANY_RATE });
  const many = await typeFast(url("many00"), PEOPLE, FAST_MS);
  await inserts();
  const typed = await typeEvenly(url("even00"), inserts);
  await typeFast(url("late00"), PEOPLE, Number.POSITIVE_INFINITY, { length: OPERATIONS });
  const joins: number[] = [];
  for (let join = 0; join < JOINS; join += 1) joins.push(await joinLate(ot, url("late00"), OPERATIONS));
  return { ...typed, few, fewLimited, many, joins };
}

/** The rate of inserts comes before and after the server's turn, on its own database. */
async function measure(name: string, target: Target): Promise<Row[]> {
  const before = await measureInserts(target);
  const server = await startMeasured(target);
  const everyMs = every / PEOPLE;
  const inserts = () => server.inserts(TURN_MS / everyMs, everyMs);
  const figures = await measurePads(await loadOt(), server.url, inserts).finally(() => server.stop());
  return rowsOf(name, figures, [before, await measureInserts(target)]);
}

/**
 * A real server with people who type, on both databases, against one durable insert on the same database in the same run, and
 * against a Rustpad server where one was built.
 */
export async function padLoad(folder: string): Promise<Row[]> {
  const rows = await measure("PGlite", { dataDir: path.join(folder, "pad-PGlite"), databaseUrl: null });
  const postgres = await startDurablePostgres();
  try {
    const target = { dataDir: path.join(folder, "pad-PostgreSQL"), databaseUrl: postgres.url };
    rows.push(
      ...(await measure("PostgreSQL", target)),
      await padMemory(target, OPERATIONS),
      ...(await padBlocking(target)),
    );
  } finally {
    await postgres.stop();
  }
  const rustpad = await startRustpad();
  if (!rustpad) return rows;
  try {
    return [...rows, ...rustpadRows(await measurePads(await loadOt(), rustpad.url, async () => []))];
  } finally {
    await rustpad.stop();
  }
}
