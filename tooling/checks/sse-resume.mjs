import { spawnSync } from "node:child_process";
import path from "node:path";
import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { report, say, step } from "../../scripts/lib/say.mjs";

const SERVER = path.resolve(import.meta.dirname, "../../apps/server");
const seed = process.argv.slice(2).find((each) => /^\d+$/.test(each)) ?? "1";

/** The check itself belongs to the server; this runs it on both kinds of database. */
function run(env) {
  const { status } = spawnSync(process.execPath, ["--conditions=@hotseat/source", "test/sse-resume.ts", seed], {
    cwd: SERVER,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status === 0;
}

const held = [];
say("PGlite:");
held.push(run({ DATABASE_URL: "" }));
try {
  const postgres = await step("PostgreSQL", startPostgres);
  try {
    held.push(run({ DATABASE_URL: postgres.url }));
  } finally {
    await postgres.stop();
  }
} catch (error) {
  report(error);
  held.push(false);
}
const passed = held.filter(Boolean).length;
say(`${passed} passed, ${held.length - passed} failed`);
process.exit(passed === held.length ? 0 : 1);
