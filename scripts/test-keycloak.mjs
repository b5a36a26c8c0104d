// `npm run test:keycloak`: starts a real Keycloak with the realm of services/keycloak and runs the server's and the browser's
// tests with it.
import { spawn } from "node:child_process";
import path from "node:path";
import { check, runChecks } from "./lib/checks.mjs";
import { capture } from "./lib/child.mjs";
import { ROOT } from "./lib/paths.mjs";
import { freePort } from "./lib/port.mjs";
import { Problem, step, tail } from "./lib/say.mjs";

const READY_WITHIN_MS = 600_000;
const LOOK_EVERY_MS = 1000;

/** @param {string} origin @param {import("node:child_process").ChildProcess} child */
async function ready(origin, child) {
  let words = "";
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (text) => (words += text));
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; ) {
    if (child.exitCode !== null) throw new Problem("Keycloak stopped while it started", { detail: tail(words) });
    const isUp = await fetch(`${origin}/realms/hotseat`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Problem("Keycloak was not ready in time", { detail: tail(words) });
}

/** Both use the one port that the realm knows, so one after the other. @param {string} folder @param {string[]} args @param {NodeJS.ProcessEnv} env */
async function runIn(folder, args, env) {
  const run = await capture("pnpm", args, { cwd: path.join(ROOT, folder), env });
  process.stdout.write(run.output);
  check(run.code === 0, `the tests with Keycloak in ${folder} pass`, [tail(run.stderr)]);
}

await runChecks(async () => {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [path.join(ROOT, "scripts/keycloak.mjs")], {
    env: { ...process.env, KEYCLOAK_PORT: port },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const gone = new Promise((resolve) => child.on("exit", resolve));
  try {
    await step("Starting Keycloak", () => ready(origin, child));
    const env = { ...process.env, HOTSEAT_TEST_KEYCLOAK: origin };
    await runIn("apps/server", ["exec", "vitest", "run", "test/keycloak", "--testTimeout=120000"], env);
    await runIn("apps/web", ["run", "keycloak"], env);
  } finally {
    child.kill("SIGTERM");
    await gone;
  }
});
