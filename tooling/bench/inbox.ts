import path from "node:path";
import pg from "pg";
import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { startStack } from "../../scripts/lib/stack.mjs";
import { Person } from "../checks/person.ts";
import { median, quantile, type Row } from "./table.ts";

const NOTIFICATIONS = 10_000;
const OPENINGS = 200;
/** The first responses are of code that is not compiled yet. */
const WARM_UP = 20;
const BOUND_MS = 100;
/** Request of the bell when it is opened. */
const OPENING = [
  "/api/v1/notifications/notifications/?limit=7&read=false",
  "/api/v1/notifications/notifications/unread-count/",
  "/api/v1/notifications/me/view-state/",
];
/** A third about each of three sessions, a day and an hour apart; half are read. */
const FILL = `
  insert into notifications (keycloak_id, kind, cause, session_id, actor_keycloak_id, created_at, updated_at, read_at)
  select $1, 'session_invited', 'bench:' || n, (select id from sessions order by id offset n % 3 limit 1),
    (select keycloak_id from users where keycloak_id <> $1 order by keycloak_id limit 1),
    now() - n * interval '1 hour', now(), case when n % 2 = 0 then now() end
  from generate_series(1, $2::integer) n`;

/** Opening the bell of a person with 10,000 notifications, and of the same person with none: milliseconds at the server (p95). */
export async function inbox(folder: string): Promise<Row[]> {
  const postgres = await startPostgres();
  const stack = await startStack({
    dataDir: path.join(folder, "server"),
    databaseUrl: postgres.url,
    video: false,
    env: { HOTSEAT_RATE_LIMIT: "0", WEB_ROOT: "" },
  });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const person = new Person(stack.url);
    const { keycloak_id } = await person.signIn("amelie@hotseat.example");
    const none = await openings(person);
    await client.query(FILL, [keycloak_id, NOTIFICATIONS]);
    await client.query("analyze notifications");
    const many = await openings(person);
    const [p95, peer] = [quantile(many, 0.95), quantile(none, 0.95)];
    return [
      {
        what: `the bell of ${NOTIFICATIONS} notifications, p95 (median ${median(many).toFixed(1)} ms)`,
        ours: `${p95.toFixed(1)} ms`,
        peer: `${peer.toFixed(1)} ms without any`,
        ratio: "–",
        bound: `≤ ${BOUND_MS} ms`,
        held: p95 <= BOUND_MS,
      },
    ];
  } finally {
    await client.end();
    await stack.stop();
    await postgres.stop();
  }
}

/** Milliseconds of each opening: all of its calls, one after the other. */
async function openings(person: Person): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + OPENINGS; round += 1) {
    const started = performance.now();
    for (const call of OPENING) await person.must("GET", call);
    times.push(performance.now() - started);
  }
  return times.slice(WARM_UP);
}
