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
const COLD_JOINS = 5;
const DELTAS = 200;
/** Rest before each change and each insert: a board takes at most 100 messages a second of one socket, and both begin alike. */
const PACE_MS = 20;
const JOIN_BOUND_MS = 1000;
const MEDIAN_BOUND = 2.5;
const P95_BOUND = 5;

/**
 * A board of 10,000 elements on PostgreSQL: the time until somebody who joins has it, while it is open and after the server's
 * start with nobody there; and from one client's change to the other client's receipt of it, stored in between, against one
 * bare durable insert of the same element in the same database, in turns.
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
    const coldJoins = await measureColdJoins(host, id, () => stack.server.restart());
    return rowsOf({ joins, coldJoins, deltas, inserts });
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
  for (let join = 0; join < JOINS; join += 1) times.push(await measureJoin(host, id));
  return times;
}

/** Each on a server that has just started, so that it reads the board from the database first. */
async function measureColdJoins(host: Person, id: string, restart: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let join = 0; join < COLD_JOINS; join += 1) {
    await restart();
    times.push(await measureJoin(host, id));
  }
  return times;
}

/** Milliseconds from the begin of the connection to the receipt of the last element. */
async function measureJoin(host: Person, id: string): Promise<number> {
  const from = performance.now();
  const socket = await openBoard(host, id);
  const { at, elements } = await socket.joined;
  if (elements !== ELEMENTS) throw new Error(`somebody who joined has ${elements} of ${ELEMENTS} elements`);
  socket.close();
  return at - from;
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

interface Measured {
  readonly joins: number[];
  readonly coldJoins: number[];
  readonly deltas: number[];
  readonly inserts: number[];
}

function rowsOf({ joins, coldJoins, deltas, inserts }: Measured): Row[] {
  const joined = (what: string, times: number[], share: number): Row => {
    const time = quantile(times, share);
    return {
      what: `board of ${ELEMENTS} elements, ${what} of ${times.length}`,
      ours: `${time.toFixed(0)} ms, median ${median(times).toFixed(0)} ms`,
      peer: "–",
      ratio: "–",
      bound: `≤ ${JOIN_BOUND_MS} ms`,
      held: time <= JOIN_BOUND_MS,
    };
  };
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
    joined("from the connection to all elements, p95", joins, 0.95),
    joined("from the connection to all elements after the server's start, slowest", coldJoins, 1),
    compared(
      "board, change sent until the other client has it (bare: query until its result), median",
      0.5,
      MEDIAN_BOUND,
    ),
    compared("board, change sent until the other client has it (bare: query until its result), p95", 0.95, P95_BOUND),
  ];
}
