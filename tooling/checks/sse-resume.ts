import { spawnSync } from "node:child_process";
import path from "node:path";
import { check, runChecks } from "../../scripts/lib/checks.mjs";
import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { step } from "../../scripts/lib/say.mjs";

const SERVER = path.resolve(import.meta.dirname, "../../apps/server");
const seed = process.argv.slice(2).find((each) => /^\d+$/.test(each)) ?? "1";

/** The check itself belongs to the server; this runs it on both kinds of database. */
function run(env: Record<string, string>) {
  const { status } = spawnSync(process.execPath, ["--conditions=@hotseat/source", "test/sse-resume.ts", seed], {
    cwd: SERVER,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status === 0;
}

await runChecks(async () => {
  check(run({ DATABASE_URL: "" }), "a cut stream misses nothing and repeats nothing on PGlite");
  const postgres = await step("PostgreSQL", startPostgres);
  try {
    check(run({ DATABASE_URL: postgres.url }), "a cut stream misses nothing and repeats nothing on PostgreSQL");
  } finally {
    await postgres.stop();
  }
});
