import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startStack } from "../../../../scripts/lib/stack.mjs";

/** A whole Hotseat: a real server with its database, sign-in, demo people and LiveKit. */
export interface House {
  readonly url: string;
  close(): Promise<void>;
}

/** WEB_ROOT names a build of the web app made elsewhere. */
export async function openHouse(): Promise<House> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "hotseat-e2e-"));
  const webRoot = process.env.WEB_ROOT;
  const stack = await startStack({ dataDir, env: webRoot ? { WEB_ROOT: webRoot } : {} });
  return {
    url: stack.url,
    async close() {
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
