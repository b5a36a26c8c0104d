import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CatalogPage } from "@hotseat/api-client/types";
import { freePort } from "../../scripts/lib/port.mjs";
import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { startStack } from "../../scripts/lib/stack.mjs";
import { Person } from "../checks/person.ts";
import { throughput } from "./load.ts";
import { median } from "./table.ts";

const BOUND = 0.6;
const ROUNDS = 8;
/** Both sides run compiled code by then: the first rounds do not count. */
const WARM_UP_ROUNDS = 2;
/** The number of compared requests, to separate a request's statements from the background's. */
const WINDOWS = 4;
const PLAN = { connections: 16, ms: 2500 };
const SERVER = path.resolve(import.meta.dirname, "../../apps/server");

/** Signed-in GET of a session ÷ a bare Fastify route with the same SQL, responses per second. */
export async function getSession(folder: string) {
  const postgres = await startPostgres();
  try {
    const capture = path.join(folder, "statements.jsonl");
    const answer = path.join(folder, "answer.json");
    await captureOnce(folder, postgres.url, capture, answer);
    return [await compare(folder, postgres.url, capture, answer)];
  } finally {
    await postgres.stop();
  }
}

const server = (folder: string, databaseUrl: string, env: Record<string, string>) =>
  startStack({
    dataDir: path.join(folder, "server"),
    databaseUrl,
    video: false,
    env: { HOTSEAT_RATE_LIMIT: "0", WEB_ROOT: "", ...env },
  });

async function findSession(person: Person) {
  const { results } = await person.must<CatalogPage>("GET", "/api/v1/interviews/session-catalog/my/");
  return `/api/v1/interviews/sessions/${results[0].id}/`;
}

/** Captures one request's statements in a separate run, so that the measurement does not include the capture. */
async function captureOnce(folder: string, databaseUrl: string, capture: string, answer: string) {
  const stack = await server(folder, databaseUrl, {
    CAPTURE_SQL: capture,
    NODE_OPTIONS: `--import ${path.join(import.meta.dirname, "capture-sql.ts")}`,
  });
  try {
    const person = new Person(stack.url);
    await person.signIn("amelie@hotseat.example");
    const target = await findSession(person);
    await person.must("GET", target);
    const windows: string[][] = [];
    let body: unknown;
    for (let request = 0; request < WINDOWS; request += 1) {
      const before = readFileSync(capture, "utf8").length;
      body = await person.must("GET", target);
      windows.push(readFileSync(capture, "utf8").slice(before).trim().split("\n"));
    }
    const mine = inEvery(windows);
    writeFileSync(capture, `${mine.join("\n")}\n`);
    writeFileSync(answer, JSON.stringify(body));
  } finally {
    await stack.stop();
  }
}

/** Timers and the ledger's reader also use the database: statements common to several requests belong to the request. */
function inEvery(windows: string[][]) {
  const textOf = (line: string) => JSON.parse(line).text;
  const [last, ...others] = windows.reverse().map((lines: string[]) => lines.filter(Boolean));
  return last.filter((line: string) =>
    others.every((lines: string[]) => lines.some((other) => textOf(other) === textOf(line))),
  );
}

async function compare(folder: string, databaseUrl: string, capture: string, answer: string) {
  const stack = await server(folder, databaseUrl, {});
  const port = await freePort();
  const bare = spawn(process.execPath, [path.join(import.meta.dirname, "bare-route.ts")], {
    cwd: SERVER,
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      CAPTURE_SQL: capture,
      CAPTURE_ANSWER: answer,
    },
    stdio: "inherit",
  });
  try {
    const person = new Person(stack.url);
    await person.signIn("amelie@hotseat.example");
    const ours = { url: stack.url + (await findSession(person)), headers: { cookie: person.cookieHeader } };
    const peer = { url: `http://127.0.0.1:${port}/session`, headers: {} };
    await untilAnswers(peer.url);
    const speeds: Record<"ours" | "peer", number[]> = { ours: [], peer: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const sides = ["ours", "peer"] as const;
      for (const name of round % 2 ? sides.toReversed() : sides) {
        const side = { ours, peer }[name];
        const speed = await throughput(side.url, side.headers, PLAN);
        if (round >= WARM_UP_ROUNDS) speeds[name].push(speed);
      }
    }
    const ratio = median(speeds.ours) / median(speeds.peer);
    const count = readFileSync(capture, "utf8").trim().split("\n").length;
    return {
      what: `GET of a session, ${count} statements`,
      ours: `${median(speeds.ours).toFixed(0)}/s`,
      peer: `${median(speeds.peer).toFixed(0)}/s bare Fastify`,
      ratio: ratio.toFixed(2),
      bound: `≥ ${BOUND}`,
      held: ratio >= BOUND,
    };
  } finally {
    bare.kill();
    await stack.stop();
  }
}

async function untilAnswers(url: string) {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
