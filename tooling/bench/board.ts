import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { startStack } from "../../scripts/lib/stack.mjs";
import { Person } from "../checks/person.ts";
import { type BoardSocket, deltaOf, fillBoard, newBoardIn, openBoard, rectangle } from "./board-client.ts";
import { median, quantile, type Row } from "./table.ts";

const ELEMENTS = 10_000;
const JOINS = 10;
const DELTAS = 200;
/** Rest before each change and each insert: a board takes at most 100 messages a second of one socket, and both begin alike. */
const PACE_MS = 20;
const JOIN_BOUND_MS = 1000;
const MEDIAN_BOUND = 2.5;
const P95_BOUND = 5;

/**
 * A board of 10,000 elements on PostgreSQL: the time until somebody who joins has it, and from one client's change to the
 * other client's receipt of it, stored in between, against one bare durable insert of the same element in the same
 * database, in turns.
 */
export async function board(folder: string): Promise<Row[]> {
  const postgres = await startPostgres();
  const stack = await startStack({
    dataDir: path.join(folder, "board"),
    databaseUrl: postgres.url,
    video: false,
    env: { HOTSEAT_RATE_LIMIT: "0", WEB_ROOT: "" },
  });
  const bare = new pg.Client({ connectionString: postgres.url });
  try {
    await bare.connect();
    const host = new Person(stack.url);
    await host.signIn("amelie@hotseat.example");
    const id = await newBoard(host);
    const [one, other] = [await openBoard(host, id), await openBoard(host, id)];
    await Promise.all([one.joined, other.joined]);
    const edits = await fillBoard(one, ELEMENTS);
    const joins = await measureJoins(host, id);
    const { deltas, inserts } = await measureDeltas(one, other, edits, bare);
    for (const socket of [one, other]) socket.close();
    return rowsOf(joins, deltas, inserts);
  } finally {
    await bare.end();
    await stack.stop();
    await postgres.stop();
  }
}

async function newBoard(host: Person): Promise<string> {
  const session = await host.must<{ id: number }>("POST", "/api/v1/interviews/sessions/", {
    module: "M3",
    workshop: "system_design",
    language: "en",
    start_time: new Date(Date.now() + 60_000).toISOString(),
    duration_minutes: 60,
    capacity: 4,
  });
  await host.must("POST", `/api/v1/interviews/sessions/${session.id}/start/`);
  return newBoardIn(host, session.id);
}

async function measureJoins(host: Person, id: string): Promise<number[]> {
  const times: number[] = [];
  for (let join = 0; join < JOINS; join += 1) {
    const from = performance.now();
    const socket = await openBoard(host, id);
    times.push((await socket.joined) - from);
    socket.close();
  }
  return times;
}

async function measureDeltas(one: BoardSocket, other: BoardSocket, edits: number, bare: pg.Client) {
  await bare.query("create table bench_rows (seq serial primary key, elements jsonb not null)");
  const [deltas, inserts]: [number[], number[]] = [[], []];
  for (let round = 1; round <= DELTAS; round += 1) {
    const elements = [rectangle(0, 1 + round)];
    const edit = edits + round;
    const seen = other.until(deltaOf(one.client, edit));
    const from = performance.now();
    one.send({ Delta: { edit, elements } });
    deltas.push((await seen) - from);
    await delay(PACE_MS);
    const before = performance.now();
    await bare.query("insert into bench_rows (elements) values ($1)", [JSON.stringify(elements)]);
    inserts.push(performance.now() - before);
    await delay(PACE_MS);
  }
  return { deltas, inserts };
}

function rowsOf(joins: number[], deltas: number[], inserts: number[]): Row[] {
  const join = quantile(joins, 0.95);
  const compared = (what: string, share: number, bound: number): Row => {
    const [ours, peer] = [quantile(deltas, share), quantile(inserts, share)];
    return {
      what,
      ours: `${ours.toFixed(1)} ms`,
      peer: `${peer.toFixed(1)} ms bare insert`,
      ratio: (ours / peer).toFixed(2),
      bound: `≤ ${bound}`,
      held: ours / peer <= bound,
    };
  };
  return [
    {
      what: `board of ${ELEMENTS} elements, join (p95 of ${JOINS})`,
      ours: `${join.toFixed(0)} ms, median ${median(joins).toFixed(0)} ms`,
      peer: "–",
      ratio: "–",
      bound: `≤ ${JOIN_BOUND_MS} ms`,
      held: join <= JOIN_BOUND_MS,
    },
    compared("board, change until the other has it, median", 0.5, MEDIAN_BOUND),
    compared("board, change until the other has it, p95", 0.95, P95_BOUND),
  ];
}
