import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { obtainChromium } from "../../../../scripts/lib/chromium.mjs";
import { startStack } from "../../../../scripts/lib/stack.mjs";
import { buildWeb } from "../../../../scripts/lib/web.mjs";

/** A browser, and a real server with its database, sign-in and LiveKit, for all specs; its address in HOTSEAT_E2E_URL. WEB_ROOT names a build made elsewhere. */
export default async function start(): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH ??= (await obtainChromium()).executablePath;
  const webRoot = process.env.WEB_ROOT;
  if (!webRoot) await buildWeb();
  const dataDir = mkdtempSync(path.join(tmpdir(), "hotseat-e2e-"));
  const stack = await startStack({ dataDir, env: webRoot ? { WEB_ROOT: webRoot } : {} });
  process.env.HOTSEAT_E2E_URL = stack.url;
  return async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
