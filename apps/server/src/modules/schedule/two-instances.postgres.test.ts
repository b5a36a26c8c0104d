import { seeded } from "@hotseat/core/testing";
import { and, asc, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, silentLog, type TestServer } from "../../../test/create-test-server.ts";
import { freshPostgres } from "../../../test/database.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, sessionIn } from "../../../test/permission-fixture.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { type Move, sequenceOf } from "../../../test/schedule-sequences.ts";
import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import { sessionStream } from "../../ledger/streams.ts";
import { events } from "../../ledger/tables.ts";
import { openPostgresDatabase } from "../../platform/database/postgres-database.ts";
import { findSession, type SessionRow } from "../sessions/session-repository.ts";
import { driveSchedule } from "./drive-schedule.ts";
import { SCHEDULE_POLICY } from "./policy.ts";
import { reduce } from "./reduce-schedule.ts";
import { advanceSession } from "./run-schedules.ts";
import type { Plan } from "./schedule-command.ts";
import { loadPlan, loadSchedule } from "./schedule-repository.ts";
import type { ScheduleState } from "./schedule-state.ts";

const SEQUENCES = Number(process.env.SCHEDULE_SEQUENCES ?? 200);
const FIRST_SEED = Number(process.env.SCHEDULE_SEED ?? 1);
const COMMANDS = 8;

const clock = manualClock();
const servers: TestServer[] = [];
let close = async () => {};

beforeAll(async () => {
  // Not on PGlite, whose one connection does one transaction after the other.
  const fresh = await freshPostgres();
  const databases = [
    await openPostgresDatabase(fresh.url, silentLog),
    await openPostgresDatabase(fresh.url, silentLog),
  ];
  for (const database of databases) servers.push(await createTestServer({ database, clock, video: readyVideo }));
  const { deps } = servers[0] as TestServer;
  for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(deps, person);
  close = async () => {
    for (const server of servers) await server.close();
    for (const database of databases) await database.close();
    await fresh.drop();
  };
});
afterAll(() => close());

const HOST: Viewer = {
  keycloakId: "host",
  fullName: "The host",
  role: "user",
  organisationId: 1,
  institutionId: 1,
  language: "en",
  timezone: "Europe/Zurich",
  isProgram: false,
  onlySessionId: null,
};

/** Commands go to either instance, while both look for segments that have run out. */
async function press(sessionId: number, { command }: Move, expectedIndex: number, random: () => number): Promise<void> {
  const deps = servers.map((server) => server.deps);
  const chosen = deps[Math.floor(random() * deps.length)] as TestServer["deps"];
  const drive = async () => {
    const expected = command.kind === "set-flow-mode" ? {} : { expectedIndex };
    const asked = { deps: chosen, viewer: HOST, sessionId, rule: SCHEDULE_POLICY.drive, command, ...expected };
    await driveSchedule(asked).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  };
  const work = [drive, ...deps.map((one) => () => advanceSession(one, sessionId))];
  await Promise.all(work.sort(() => random() - 0.5).map((run) => run()));
  // Advances that the command made due at once, such as the release of a hold.
  await Promise.all(deps.map((one) => advanceSession(one, sessionId)));
}

/**
 * The expected result by the rules alone: due advances first, then the command unless they moved the schedule, then the
 * advances it made due.
 */
function folded(before: ScheduleState, plan: Plan, { command }: Move): { state: ScheduleState; lengthensSec: number } {
  const now = clock.now().getTime();
  const advanced = (state: ScheduleState) => {
    const outcome = reduce(state, { kind: "advance" }, plan, now);
    return outcome.ok ? outcome.state : state;
  };
  const ready = advanced(before);
  const hasMoved = ready.currentIndex !== before.currentIndex && command.kind !== "set-flow-mode";
  const outcome = hasMoved ? null : reduce(ready, command, plan, now);
  if (!outcome?.ok || outcome.state === ready) return { state: ready, lengthensSec: 0 };
  const lengthensSec = command.kind === "extend" ? command.minutes * 60 : (outcome.lengthensSec ?? 0);
  return { state: advanced(outcome.state), lengthensSec };
}

async function play(seed: number): Promise<void> {
  const { deps } = servers[0] as TestServer;
  const { db } = deps.database;
  const fixture = await sessionIn(deps, "IDLE");
  const session = (await findSession(db, fixture.id)) as SessionRow;
  const { interviewees, totalSec } = await loadPlan(db, session);
  const ids = interviewees.map((one) => one.attendeeId);
  const { flowMode, moves } = sequenceOf(seed, ids, COMMANDS);
  const toMode: Move = { command: { kind: "set-flow-mode", flowMode }, elapsedMs: 0 };
  const random = seeded(seed);
  let { state } = await loadSchedule(db, session);
  let length = totalSec;
  for (const move of [toMode, ...moves.filter(({ command }) => command.kind !== "finish")]) {
    clock.advance(move.elapsedMs);
    const next = folded(state, { interviewees, totalSec: length }, move);
    await press(fixture.id, move, state.currentIndex, random);
    state = next.state;
    length += next.lengthensSec;
  }
  for (const server of servers) {
    const now = (await findSession(server.deps.database.db, fixture.id)) as SessionRow;
    expect([seed, (await loadSchedule(server.deps.database.db, now)).state]).toEqual([seed, state]);
    expect([seed, now.durationMinutes * 60]).toEqual([seed, length]);
  }
  const sent = and(eq(events.stream, sessionStream(fixture.id)), like(events.type, "schedule.%"));
  const rows = await db.select({ data: events.data }).from(events).where(sent).orderBy(asc(events.seq));
  const versions = rows.map(({ data }) => (data.schedule as { version: number }).version);
  expect([seed, versions]).toEqual([seed, versions.map((_, order) => order + 1)]);
}

test(`two instances on one database reach the result of the rules, in ${SEQUENCES} sequences of commands`, async () => {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEQUENCES; seed += 1) await play(seed);
}, 300_000);
