import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { runChecks } from "../../scripts/lib/checks.mjs";
import { step } from "../../scripts/lib/say.mjs";
import { type Stack, startStack } from "../../scripts/lib/stack.mjs";
import { buildWeb } from "../../scripts/lib/turbo.mjs";
import { openBrowser } from "./browser.ts";
import { Person } from "./person.ts";

/** People of the demo by their names, each signed in. */
export async function signInAll<Name extends string>(url: string, names: readonly Name[]) {
  const signedIn = names.map(async (name) => {
    const person = new Person(url);
    await person.signIn(`${name}@hotseat.example`);
    return [name, person] as const;
  });
  return Object.fromEntries(await Promise.all(signedIn)) as Record<Name, Person>;
}

/** The video server that belongs to a stack. */
export function ownLivekit({ livekit }: Stack) {
  if (!livekit?.process) throw new Error("this Hotseat has no video server of its own");
  return { ...livekit, process: livekit.process };
}

/** Runs a check with a Hotseat and a browser of its own, and ends this process. */
export function runCheck(
  { name, env, fps }: { name: string; env?: NodeJS.ProcessEnv; fps?: number },
  run: (stage: { stack: Stack; browser: Browser }) => Promise<void>,
) {
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
