import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { report, say, step } from "../../scripts/lib/say.mjs";
import { startStack } from "../../scripts/lib/stack.mjs";
import { buildWeb } from "../../scripts/lib/turbo.mjs";
import { openBrowser } from "./browser.mjs";
import { Person } from "./person.mjs";

let passed = 0;
let failed = 0;

/** Counts one sentence of the check that runs in this process, and says whether it held. */
export function check(held, what) {
  if (held) passed += 1;
  else failed += 1;
  say(`  ${held ? "held" : "FAILED"}: ${what}`);
}

/** People of the demo by their names, each signed in. */
export async function signInAll(url, names) {
  const people = {};
  for (const name of names) {
    people[name] = new Person(url);
    await people[name].signIn(`${name}@hotseat.example`);
  }
  return people;
}

/**
 * A whole check: a Hotseat and a browser of its own, `run` in them, and the count. Ends this process.
 * @param {{ name: string, env?: NodeJS.ProcessEnv, fps?: number }} options
 * @param {(stage: { stack: import("../../scripts/lib/stack.mjs").Stack, browser: import("@playwright/test").Browser }) => Promise<void>} run
 */
export async function runCheck({ name, env, fps }, run) {
  const dataDir = mkdtempSync(path.join(tmpdir(), `hotseat-${name}-`));
  try {
    await buildWeb();
    const stack = await step("Hotseat with its video server", () => startStack({ dataDir, env }));
    try {
      const browser = await openBrowser({ fps });
      await run({ stack, browser }).finally(() => browser.close());
    } finally {
      await stack.stop();
    }
  } catch (error) {
    report(error);
    failed += 1;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  say(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
