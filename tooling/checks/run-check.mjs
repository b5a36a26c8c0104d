import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runChecks } from "../../scripts/lib/checks.mjs";
import { step } from "../../scripts/lib/say.mjs";
import { startStack } from "../../scripts/lib/stack.mjs";
import { buildWeb } from "../../scripts/lib/turbo.mjs";
import { openBrowser } from "./browser.mjs";
import { Person } from "./person.mjs";

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
 * Runs a check with a Hotseat and a browser of its own, and ends this process.
 * @param {{ name: string, env?: NodeJS.ProcessEnv, fps?: number }} options
 * @param {(stage: { stack: import("../../scripts/lib/stack.mjs").Stack, browser: import("@playwright/test").Browser }) => Promise<void>} run
 */
export function runCheck({ name, env, fps }, run) {
  return runChecks(async () => {
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
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
}
