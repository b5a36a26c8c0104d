import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Batch } from "@hotseat/api-client/types";
import { seeded } from "../../packages/core/src/testing.ts";
import { check, runChecks } from "../../scripts/lib/checks.mjs";
import { say, step } from "../../scripts/lib/say.mjs";
import { type Stack, startStack } from "../../scripts/lib/stack.mjs";
import { buildWeb } from "../../scripts/lib/turbo.mjs";
import { countPeople, countRows, peopleRows, sendPeople, startImport, untilBatch } from "./people-import.ts";
import { Person } from "./person.ts";

/**
 * Kills the server (`kill -9`) in the middle of imports of 10,000 people, of a roll-back and of an undo: each ends as if
 * nothing had happened, with nothing half done.
 */
const ROWS = Number(process.env.ROWS ?? 10_000);
const KILLS = Number(process.env.KILLS ?? 3);
const seed = Number(process.env.SEED ?? 20261125);
const rand = seeded(seed);
/** Milliseconds after the start of the work, in which a kill falls at random: less work takes less time. */
const WITHIN_MS = ROWS / 4;
const ADMINISTRATOR = "platform.admin@hotseat.example";

/** Statuses after a kill: work that it interrupted is taken over later than the first look. */
const found: string[] = [];
const WORK = ["checking", "importing", "rolling_back", "undoing"];

async function killSometime({ server }: Stack, person: Person, id: number) {
  await pause(rand() * WITHIN_MS);
  await server.kill("SIGKILL");
  await server.restart();
  found.push((await person.must<Batch>("GET", `/api/v1/batches/${id}/`)).status);
}

/** A kill after the work proves nothing. */
function checkMoments() {
  const amid = found.filter((status) => WORK.includes(status));
  const kinds = WORK.map((kind) => `${amid.filter((status) => status === kind).length} ${kind}`);
  check(amid.length > 0, `${amid.length} of ${found.length} kills interrupted work (${kinds.join(", ")})`);
}

/** Every person of the import has an account, and every account its person: half of one is never found. */
async function importAndKill(stack: Stack, person: Person, round: number, policy: "skip_bad" | "all_or_nothing") {
  const prefix = `kill${round}${policy === "skip_bad" ? "s" : "a"}`;
  const { results } = await person.must<{ results: { name: string }[] }>("GET", "/api/v1/institutions/");
  const id = await sendPeople(person, `${prefix}-key`, peopleRows(prefix, ROWS, results[0].name));
  await startImport(person, id, policy, true);
  await killSometime(stack, person, id);
  const resumed = await untilBatch(person, id, ({ status }) => status === "finished" || status === "rolled_back");
  check(resumed.status === "finished", `${prefix}: after a kill the import is ${resumed.status}`);
  check(resumed.totals.created === ROWS, `${prefix}: ${resumed.totals.created} of ${ROWS} rows are created`);
  const [people, rows] = [await countPeople(person, prefix), await countRows(person, id, "created")];
  check(people === ROWS && rows === ROWS, `${prefix}: ${people} people are here, ${rows} rows say so`);
  await person.must("POST", `/api/v1/batches/${id}/undo/`);
  await killSometime(stack, person, id);
  const undone = await untilBatch(person, id, ({ status }) => status === "undone");
  const left = await countPeople(person, prefix);
  check(undone.undo?.removed === ROWS && left === 0, `${prefix}: undone after a kill, ${left} people are left`);
  // Without an account that is left, the same people can be imported again, all as new ones.
  const again = await sendPeople(person, `${prefix}-again`, peopleRows(prefix, 100, results[0].name));
  await startImport(person, again, "all_or_nothing", false);
  const { totals } = await untilBatch(person, again, ({ status }) => status === "finished");
  check(totals.created === 100, `${prefix}: no account was left over (${totals.created} of 100 made again)`);
}

async function cancelAndKill(stack: Stack, person: Person, round: number) {
  const prefix = `cancel${round}`;
  const { results } = await person.must<{ results: { name: string }[] }>("GET", "/api/v1/institutions/");
  const id = await sendPeople(person, `${prefix}-key`, peopleRows(prefix, ROWS, results[0].name));
  await startImport(person, id, "all_or_nothing", false);
  await pause(rand() * WITHIN_MS);
  const cancelled = await person.call("POST", `/api/v1/batches/${id}/cancel/`);
  await killSometime(stack, person, id);
  const { status } = await untilBatch(person, id, (batch) => batch.finished_at !== null);
  const left = await countPeople(person, prefix);
  const wanted = status === "cancelled" ? 0 : ROWS;
  check(cancelled.status === 202 || status === "finished", `${prefix}: a cancel is taken before the end`);
  check(left === wanted, `${prefix}: ${status} after a kill, ${left} people are here`);
}

await runChecks(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "hotseat-imports-"));
  await buildWeb();
  const stack = await step("Hotseat", () => startStack({ dataDir, video: false, env: { HOTSEAT_RATE_LIMIT: "0" } }));
  try {
    const person = new Person(stack.url);
    await person.signIn(ADMINISTRATOR);
    say(`${KILLS} rounds of ${ROWS} rows, seed ${seed}`);
    for (let round = 1; round <= KILLS; round += 1) {
      await importAndKill(stack, person, round, "skip_bad");
      await importAndKill(stack, person, round, "all_or_nothing");
      await cancelAndKill(stack, person, round);
    }
    checkMoments();
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
