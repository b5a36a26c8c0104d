import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "../../scripts/lib/port.mjs";
import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { startStack } from "../../scripts/lib/stack.mjs";
import { Person } from "../checks/person.ts";
import { readMemory } from "./inspect.ts";
import { openStreams } from "./stream-clients.ts";
import { quantile } from "./table.ts";

const CLIENTS = 2000;
const EVENTS = 20;
/** Both sides run compiled code by then: the first events do not count. */
const WARM_UP_EVENTS = 5;
const MEMORY_BOUND = 1.4;
const DELAY_BOUND = 1.5;

interface Process {
  readonly pid: number | undefined;
  /** Port of its inspector. */
  readonly inspector: number;
}

/** Garbage that is not collected yet would count for one side or the other by chance. */
async function residentKb({ pid, inspector }: Process) {
  await readMemory(inspector);
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
}

/** 2,000 event-stream clients of one process against a raw http stream: memory per client after a garbage collection, and delivery p99. */
export async function eventStream(folder: string) {
  const ours = await measureOurs(folder);
  const peer = await measurePeer(ours.payload);
  const memory = ours.kbEach / peer.kbEach;
  const delay = ours.p99 / peer.p99;
  return [
    {
      what: `event stream, memory of ${CLIENTS} clients`,
      ours: `${ours.kbEach.toFixed(1)} kB each`,
      peer: `${peer.kbEach.toFixed(1)} kB raw http`,
      ratio: memory.toFixed(2),
      bound: `≤ ${MEMORY_BOUND}`,
      held: memory <= MEMORY_BOUND,
    },
    {
      what: `event stream, p99 of ${EVENTS} events`,
      ours: `${ours.p99.toFixed(0)} ms`,
      peer: `${peer.p99.toFixed(0)} ms raw http`,
      ratio: delay.toFixed(2),
      bound: `≤ ${DELAY_BOUND}`,
      held: delay <= DELAY_BOUND,
    },
  ];
}

async function measureOurs(folder: string) {
  const postgres = await startPostgres();
  const inspector = await freePort();
  const stack = await startStack({
    dataDir: path.join(folder, "streams"),
    databaseUrl: postgres.url,
    video: false,
    env: {
      HOTSEAT_RATE_LIMIT: "0",
      WEB_ROOT: "",
      HOTSEAT_STREAM_LIMIT: "0",
      NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
    },
  });
  try {
    const host = new Person(stack.url);
    await host.signIn("amelie@hotseat.example");
    const session = await runningSession(host);
    await settle(host, session);
    const server = { pid: stack.server.pid, inspector };
    const before = await residentKb(server);
    const streams = await openStreams(
      `${stack.url}/api/v1/sse/session/${session}/`,
      { cookie: host.cookieHeader },
      CLIENTS,
    );
    const kbEach = ((await residentKb(server)) - before) / CLIENTS;
    const delays = await delaysOf((event) => {
      const held = event % 2 === 0;
      // The response of the call arrives after its commit; every stream receives the mark in the event.
      return streams.deliver(`"held":${held}`, () =>
        host.must("POST", `/api/v1/interviews/sessions/${session}/hold/`, { held }),
      );
    });
    streams.close();
    const schedule = await host.must("GET", `/api/v1/interviews/sessions/${session}/schedule/`);
    return {
      kbEach,
      p99: quantile(delays, 0.99),
      payload: JSON.stringify({ type: "schedule.update", data: { session_id: session, schedule } }),
    };
  } finally {
    await stack.stop();
    await postgres.stop();
  }
}

/** Delays in milliseconds of all streams and counted events. */
async function delaysOf(deliver: (event: number) => Promise<number[]>) {
  const delays: number[] = [];
  for (let event = 0; event < WARM_UP_EVENTS + EVENTS; event += 1) {
    const each = await deliver(event);
    if (event >= WARM_UP_EVENTS) delays.push(...each);
  }
  return delays;
}

async function runningSession(host: Person) {
  const session = await host.must<{ id: number }>("POST", "/api/v1/interviews/sessions/", {
    module: "M3",
    workshop: "system_design",
    language: "en",
    start_time: new Date(Date.now() + 60_000).toISOString(),
    duration_minutes: 60,
    capacity: 4,
  });
  await host.must("POST", `/api/v1/interviews/sessions/${session.id}/start/`);
  await host.must("POST", `/api/v1/interviews/sessions/${session.id}/schedule/start/`, {});
  return session.id;
}

/** A server's memory grows with its first requests; the warm-up keeps that growth out of the clients' figure. */
async function settle(host: Person, session: number) {
  for (let call = 0; call < 200; call += 1) await host.must("GET", `/api/v1/interviews/sessions/${session}/schedule/`);
}

async function measurePeer(payload: string) {
  const [port, inspector] = [await freePort(), await freePort()];
  const child = fork(path.join(import.meta.dirname, "raw-stream.ts"), {
    env: { ...process.env, PORT: String(port) },
    execArgv: [...process.execArgv, `--inspect=127.0.0.1:${inspector}`],
  });
  const peer = { pid: child.pid, inspector };
  try {
    const url = `http://127.0.0.1:${port}/`;
    const first = await untilOpen(url);
    first.close();
    const before = await residentKb(peer);
    const streams = await openStreams(url, {}, CLIENTS);
    const kbEach = ((await residentKb(peer)) - before) / CLIENTS;
    const delays = await delaysOf((event) => {
      const mark = `"mark":${event};`;
      return streams.deliver(mark, () =>
        child.send(`id: ${event}\nevent: schedule.update\ndata: ${payload} ${mark}\n\n`),
      );
    });
    streams.close();
    return { kbEach, p99: quantile(delays, 0.99) };
  } finally {
    child.kill();
  }
}

async function untilOpen(url: string) {
  for (;;) {
    const streams = await openStreams(url, {}, 1).catch(() => null);
    if (streams) return streams;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
