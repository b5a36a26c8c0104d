import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { seeded } from "../../packages/core/src/testing.ts";
import { runChecks } from "../../scripts/lib/checks.mjs";
import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { say, step } from "../../scripts/lib/say.mjs";
import { type Stack, startStack } from "../../scripts/lib/stack.mjs";

/** Kills of one run; `KILLS` in the environment. */
export const KILLS = Number(process.env.KILLS ?? 20);
const seed = Number(process.env.SEED ?? 20261125);
/** Random moments of the run, by its seed (`SEED` in the environment). */
export const rand = seeded(seed);
/** Milliseconds within which everything sent is acknowledged after a restart. */
export const SETTLED_WITHIN_MS = 30_000;
/** Milliseconds within which another instance takes a document over. */
export const TAKEN_OVER_WITHIN_MS = 5000;
const ENV = { HOTSEAT_RATE_LIMIT: "0", WEB_ROOT: "", SESSION_SECRET: "s".repeat(40) };

const folder = mkdtempSync(path.join(tmpdir(), "hotseat-kills-"));

interface Servers {
  /** With the demo's people and sessions. */
  readonly demo: boolean;
}

/** Runs work at a server with the embedded database, which is stopped afterwards. */
export async function atOneServer({ demo }: Servers, work: (stack: Stack) => Promise<void>): Promise<void> {
  const stack = await step("A server with the embedded database", () =>
    startStack({ dataDir: path.join(folder, "kill"), env: ENV, demo, video: false }),
  );
  try {
    await work(stack);
  } finally {
    await stack.stop();
  }
}

/** Runs work at two servers on one PostgreSQL, which are stopped afterwards. */
export async function atTwoServers(
  { demo }: Servers,
  work: (owner: Stack, other: Stack) => Promise<void>,
): Promise<void> {
  const postgres = await startPostgres();
  const options = { databaseUrl: postgres.url, env: ENV, video: false } as const;
  const stacks: Stack[] = [];
  try {
    const owner = await startStack({ ...options, dataDir: path.join(folder, "a"), demo });
    stacks.push(owner);
    const other = await startStack({ ...options, dataDir: path.join(folder, "b"), demo: false });
    stacks.push(other);
    await work(owner, other);
  } finally {
    for (const stack of stacks) await stack.stop();
    await postgres.stop();
  }
}

/** Runs the parts of a check one after the other, and says how many kills with which seed. */
export const runKills = (...parts: readonly (() => Promise<void>)[]): Promise<void> =>
  runChecks(async () => {
    say(`${KILLS} kills, seed ${seed}`);
    try {
      for (const part of parts) await part();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
