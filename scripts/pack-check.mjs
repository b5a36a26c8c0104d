// Packs every package and uses it like a partner: `npm run pack:check`. Ends with `N passed, N failed`.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildPartnerSite } from "../tooling/packaging/partner-build.mjs";
import { checkPartnerSite } from "../tooling/packaging/partner-check.mjs";
import { setStage } from "../tooling/packaging/partner-stage.mjs";
import { publishedPackages } from "../tooling/packaging/published.mjs";
import { react18Checks } from "../tooling/packaging/react-18-checks.ts";
import { programChecks, runProgramCheck } from "../tooling/packaging/tarball-checks.mjs";
import { contentChecks } from "../tooling/packaging/tarball-contents.mjs";
import { buildPackages, packPackages } from "../tooling/packaging/tarballs.mjs";
import { ROOT } from "./lib/paths.mjs";
import { freePort } from "./lib/port.mjs";
import { report, say, step, tail } from "./lib/say.mjs";
import { startStack } from "./lib/stack.mjs";
import { buildWeb } from "./lib/turbo.mjs";

/** Folder of the tarballs, for inspection or installation by hand. */
const ARTIFACTS = path.join(ROOT, "artifacts");

let passed = 0;
let failed = 0;
const check = (held, what) => {
  if (held) passed += 1;
  else failed += 1;
  say(`  ${held ? "ok" : "FAILED"}: ${what}`);
};

async function checkTarballs(packages, tarballs) {
  for (const { title, missing } of await contentChecks(packages, tarballs)) {
    check(missing.length === 0, title);
    for (const what of missing.slice(0, 10)) say(`    ${what}`);
  }
  for (const { title, problems } of react18Checks(packages)) {
    check(problems.length === 0, title);
    for (const problem of problems.slice(0, 10)) say(`    ${problem}`);
  }
  for (const one of programChecks(packages, tarballs)) {
    const { title, held, output } = await runProgramCheck(one);
    check(held, title);
    if (!held) say(tail(output, 40));
  }
}

/** React 18 in development, where it warns in the console of what it cannot do. */
const REACT_18 = {
  react: { react: "18.3.1", "react-dom": "18.3.1", "@types/react": "^18.3.0", "@types/react-dom": "^18.3.0" },
  mode: "development",
};

async function buildSites(tarballs, folder) {
  const sites = [];
  for (const [react, options, typed] of [
    ["React 19", {}, { score: 4, comment: "Clear structure; the trade-offs came late." }],
    ["React 18.3", REACT_18, { score: 5, comment: "The second answer weighed the trade-offs." }],
  ]) {
    const site = await step(`Installing and building the partner's site with ${react}`, () =>
      buildPartnerSite(tarballs, folder, options),
    );
    check(
      true,
      `${react}: the packed packages install outside the workspace, their types hold, and plain Vite builds them`,
    );
    sites.push({ react, site, typed });
  }
  return sites;
}

async function checkInBrowser(tarballs, folder) {
  const sites = await buildSites(tarballs, folder);
  // The server starts with the web app alone; a fresh clone has none.
  await buildWeb();
  const port = await freePort();
  const stack = await step("Starting Hotseat", () =>
    startStack({
      dataDir: path.join(folder, "server"),
      video: false,
      env: { ALLOWED_ORIGINS: `http://partner.localhost:${port}` },
    }),
  );
  try {
    const stage = await setStage(stack.url);
    for (const { react, site, typed } of sites)
      await checkPartnerSite({
        serverUrl: stack.url,
        stage,
        site,
        port,
        folder: path.join(folder, react),
        typed,
        check: (held, what) => check(held, `${react}: ${what}`),
      });
  } finally {
    await stack.stop();
  }
}

const folder = mkdtempSync(path.join(tmpdir(), "hotseat-pack-"));
try {
  const packages = publishedPackages();
  if (!process.argv.includes("--built")) await step("Building the packages", buildPackages);
  rmSync(ARTIFACTS, { recursive: true, force: true });
  mkdirSync(ARTIFACTS);
  const tarballs = await step("Packing them into artifacts/", () => packPackages(packages, ARTIFACTS));
  await checkTarballs(packages, tarballs);
  await checkInBrowser(tarballs, folder);
} catch (error) {
  failed += 1;
  report(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
