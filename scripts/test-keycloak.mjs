// `npm run test:keycloak`: starts a real Keycloak with the realm of services/keycloak and runs the server's tests with it.
import { spawn } from "node:child_process";
import path from "node:path";
import { capture } from "./lib/child.mjs";
import { ROOT } from "./lib/paths.mjs";
import { freePort } from "./lib/port.mjs";
import { Problem, report, step, tail } from "./lib/say.mjs";

const READY_WITHIN_MS = 600_000;
const LOOK_EVERY_MS = 1000;

/** @param {string} origin @param {import("node:child_process").ChildProcess} child */
async function ready(origin, child) {
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; ) {
    if (child.exitCode !== null) throw new Problem("Keycloak stopped while it started");
    const isUp = await fetch(`${origin}/realms/hotseat`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Problem("Keycloak was not ready in time");
}

async function main() {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [path.join(ROOT, "scripts/keycloak.mjs")], {
    env: { ...process.env, KEYCLOAK_PORT: port },
    stdio: "ignore",
  });
  const gone = new Promise((resolve) => child.on("exit", resolve));
  try {
    await step("Starting Keycloak", () => ready(origin, child));
    const run = await capture("pnpm", ["exec", "vitest", "run", "test/keycloak", "--testTimeout=120000"], {
      cwd: path.join(ROOT, "apps/server"),
      env: { ...process.env, HOTSEAT_TEST_KEYCLOAK: origin },
    });
    process.stdout.write(run.output);
    if (run.code !== 0) throw new Problem("The tests with Keycloak failed", { detail: tail(run.stderr) });
  } finally {
    child.kill("SIGTERM");
    await gone;
  }
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error) => process.exit(report(error)),
);
