import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { capture } from "./child.mjs";
import { obtainChromium } from "./chromium.mjs";
import { obtainLivekit } from "./livekit.mjs";
import { postgresBinaries } from "./postgres-binaries.mjs";
import { WEB_ROOT } from "./server.mjs";
import { buildWeb } from "./turbo.mjs";
import { digestPages, pagesVariable, webAreas } from "./web-pages.mjs";

/**
 * The programs and the built web app that must exist before the tests begin, with its version or digest as declared in turbo.json:
 * another one is another hash.
 * @type {Record<import("../lanes.mjs").Tool, () => Promise<NodeJS.ProcessEnv>>}
 */
const PREPARE = {
  async chromium() {
    const { executablePath, version } = await obtainChromium();
    return { CHROMIUM_PATH: executablePath, HOTSEAT_CHROMIUM: version };
  },
  async livekit() {
    const livekit = await obtainLivekit({ fetchGo: true });
    if (livekit.kind === "external") return { HOTSEAT_LIVEKIT: livekit.url };
    if (livekit.kind === "none") return { HOTSEAT_LIVEKIT: "none" };
    return { HOTSEAT_LIVEKIT: (await capture(livekit.path, ["--version"])).output.trim() };
  },
  async web() {
    await buildWeb({ ignoreCache: process.env.HOTSEAT_TEST === "all" });
    return Object.fromEntries(webAreas().map((area) => [pagesVariable(area), digestPages(WEB_ROOT, area)]));
  },
  async postgres() {
    const dir = mkdtempSync(path.join(os.tmpdir(), "hotseat-version-"));
    try {
      return { HOTSEAT_POSTGRES: (await postgresBinaries(dir)).version };
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  },
};

/** @param {import("../lanes.mjs").Tool[]} tools @returns {Promise<NodeJS.ProcessEnv>} for the tasks that use them */
export async function prepareTools(tools) {
  const env = /** @type {NodeJS.ProcessEnv} */ ({});
  for (const tool of new Set(tools)) Object.assign(env, await PREPARE[tool]());
  return env;
}
