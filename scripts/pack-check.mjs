// Packs every package and uses it like a partner: `npm run pack:check`. Ends with `N passed, N failed`.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildPartnerSite } from "../tooling/packaging/partner-build.mjs";
import { checkPartnerSite } from "../tooling/packaging/partner-check.mjs";
import { publishedPackages } from "../tooling/packaging/published.mjs";
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
  for (const one of programChecks(packages, tarballs)) {
    const { title, held, output } = await runProgramCheck(one);
    check(held, title);
    if (!held) say(tail(output, 40));
  }
}

async function checkInBrowser(tarballs, folder) {
  const site = await step("Installing and building the partner's site", () => buildPartnerSite(tarballs, folder));
  check(true, "the packed packages install outside the workspace, their types hold, and plain Vite builds them");
  // The server needs the built web app to start; a fresh clone has none.
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
    await checkPartnerSite({ serverUrl: stack.url, site, port, folder, check });
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
