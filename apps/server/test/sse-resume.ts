/**
 * `npm run test:sse`: 200 forced disconnects over 2,000 events in three streams with hidden rows among them. The sequence
 * received must equal the ledger as that person may see it: none missing, none twice, in order per stream. On PGlite, or on
 * the PostgreSQL of DATABASE_URL, where queries of several connections really run side by side.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { seeded } from "@hotseat/core/testing";
import { createApp } from "../src/app.ts";
import { loadContent } from "../src/content/load-content.ts";
import type { Deps } from "../src/deps.ts";
import type { VisibleTo } from "../src/ledger/ledger.ts";
import { createLedger } from "../src/ledger/postgres-ledger.ts";
import { CATALOGUE_STREAM, catalogueStreamOf, sessionStream, userStream } from "../src/ledger/streams.ts";
import type { NewEvent } from "../src/modules/events/server-event.ts";
import { createAfterwards } from "../src/platform/afterwards/afterwards.ts";
import { systemClock } from "../src/platform/clock/system-clock.ts";
import { openPgliteDatabase } from "../src/platform/database/pglite-database.ts";
import { openPostgresDatabase } from "../src/platform/database/postgres-database.ts";
import { composer } from "../src/platform/generation/composer.ts";
import { createBuiltinDirectory } from "../src/platform/identity/builtin/builtin-directory.ts";
import { createWebSessions, sessionCookie } from "../src/platform/identity/web-sessions.ts";
import { noVideo } from "../src/platform/video/no-video.ts";
import { TEST_CONFIG } from "./config.ts";
import { PEOPLE } from "./people.ts";
import { addSession } from "./sessions.ts";
import { openSse } from "./sse-client.ts";

const EVENTS = 2000;
const DISCONNECTS = 200;
/** After the last write every event is there within this time; one that is lost then fails the check. */
const END_WITHIN_MS = 60_000;
const SEED = Number(process.argv[2] ?? 1);

// One sequence each: what is written does not depend on when the reader was cut.
const draw = seeded(SEED);
const drawCut = seeded(SEED + 1);
const folder = await mkdtemp(join(tmpdir(), "hotseat-sse-"));
const log = { info: () => {}, warn: console.warn, error: console.error };
const url = process.env.DATABASE_URL;
const database = url ? await openPostgresDatabase(url, log) : await openPgliteDatabase(join(folder, "pg"));
const deps: Deps = {
  config: TEST_CONFIG,
  clock: systemClock,
  database,
  accounts: createBuiltinDirectory(database.db),
  mail: null,
  log,
  afterwards: createAfterwards(log),
  ledger: createLedger(systemClock),
  video: noVideo,
  content: loadContent(),
  generation: composer,
};
const app = await createApp(deps);
const origin = await app.listen({ port: 0, host: "127.0.0.1" });
const sessionId = await addSession(deps, [PEOPLE.amelie, PEOPLE.ben]);
const elsewhere = await addSession(deps, [PEOPLE.amelie]);
const cookie = `${sessionCookie(false)}=${await createWebSessions(database, systemClock, false).start("ben", null)}`;

/** The events that Ben, a participant without authority, may see. */
const KINDS: ReadonlyArray<{ visible: boolean; visibleTo?: VisibleTo; stream: string }> = [
  { visible: true, stream: sessionStream(sessionId) },
  { visible: true, stream: userStream("ben") },
  { visible: true, stream: CATALOGUE_STREAM },
  { visible: true, stream: catalogueStreamOf("organisation", 1) },
  { visible: false, stream: sessionStream(sessionId), visibleTo: { kind: "authorities" } },
  { visible: false, stream: sessionStream(sessionId), visibleTo: { kind: "people", ids: ["amelie"] } },
  { visible: true, stream: sessionStream(sessionId), visibleTo: { kind: "people", ids: ["ben"] } },
  { visible: false, stream: sessionStream(elsewhere) },
];

const expected = new Map<string, string[]>();
const received = new Map<string, string[]>();
const add = (to: Map<string, string[]>, stream: string, key: string): void =>
  void (to.get(stream) ?? to.set(stream, []).get(stream))?.push(key);
let written = 0;
let isWritten = false;
let cuts = 0;
/** Resolves with true once as many events were received as were written: those of several streams come in no common order. */
const complete = Promise.withResolvers<true>();
const total = (of: Map<string, string[]>): number => [...of.values()].reduce((sum, { length }) => sum + length, 0);
function noteProgress(): void {
  if (isWritten && total(received) >= total(expected)) complete.resolve(true);
}

async function write(): Promise<void> {
  while (written < EVENTS) {
    const batch = Array.from(
      { length: Math.min(1 + Math.floor(draw() * 4), EVENTS - written) },
      () => KINDS[Math.floor(draw() * KINDS.length)] as (typeof KINDS)[number],
    );
    const events = batch.map(
      ({ stream, visibleTo }): NewEvent => ({
        stream,
        type: "turn.context.updated",
        actor: null,
        data: { session_id: sessionId, attendee_id: 1 },
        ...(visibleTo && { visibleTo }),
      }),
    );
    const placed = await database.transaction((tx) => deps.ledger.append(tx, events));
    placed.forEach(({ stream, seq }, index) => {
      if (!batch[index]?.visible) return;
      add(expected, stream, `${stream}:${seq}`);
    });
    written += batch.length;
  }
  isWritten = true;
  noteProgress();
}

/**
 * Reads, cuts without notice after a few messages, and continues with the last id it saw; at first from a snapshot's
 * cursor.
 */
async function read(): Promise<never> {
  let id = await deps.ledger.cursor(database.db, [
    sessionStream(sessionId),
    userStream("ben"),
    "organisation:1",
    CATALOGUE_STREAM,
    catalogueStreamOf("organisation", 1),
  ]);
  ready();
  for (;;) {
    const stream = await openSse(`${origin}/api/v1/sse/?stream_session_id=${sessionId}&global=1`, {
      cookie,
      "last-event-id": id,
    });
    let left = cuts < DISCONNECTS ? 1 + Math.floor(drawCut() * 9) : Number.POSITIVE_INFINITY;
    while (left > 0) {
      const message = await stream.next();
      if (!message) break;
      id = message.id;
      left -= 1;
      const { meta } = message.data;
      if (meta) add(received, meta.stream, meta.idempotency_key);
      noteProgress();
    }
    stream.cut();
    cuts += 1;
  }
}

let ready: () => void = () => {};
const readerReady = new Promise<void>((resolve) => (ready = resolve));
const reading = read();
await readerReady;
const limit = write().then(() => wait(END_WITHIN_MS, false, { ref: false }));
const isEnded = await Promise.race([complete.promise, reading, limit]);
if (!isEnded) console.error(`not all events came within ${END_WITHIN_MS / 1000} s of the last writing`);

const same =
  [...expected].every(([stream, keys]) => JSON.stringify(keys) === JSON.stringify(received.get(stream))) &&
  total(expected) === total(received);
const isComplete = same && cuts >= DISCONNECTS;
console.log(
  `seed ${SEED}: ${written} events in ${new Set(KINDS.map(({ stream }) => stream)).size - 1} streams, ${total(expected)} visible, ${total(received)} received over ${cuts} forced disconnects: ${same ? "equal" : "DIFFERENT"}`,
);
await rm(folder, { recursive: true, force: true });
process.exit(isComplete ? 0 : 1);
