// Packs every package and uses it as a partner would: `npm run pack:check`. Ends with `N passed, N failed`.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildPartnerSite } from "../tooling/packaging/partner-build.ts";
import { checkPartnerSite } from "../tooling/packaging/partner-check.ts";
import { publishedPackages } from "../tooling/packaging/published.ts";
import { programChecks, runProgramCheck } from "../tooling/packaging/tarball-checks.ts";
import { contentChecks } from "../tooling/packaging/tarball-contents.ts";
import { buildPackages, packPackages } from "../tooling/packaging/tarballs.ts";
import { check, runChecks } from "./lib/checks.mjs";
import { ROOT } from "./lib/paths.mjs";
import { freePort } from "./lib/port.mjs";
import { step, tail } from "./lib/say.mjs";
import { startStack } from "./lib/stack.mjs";
import { buildWeb } from "./lib/turbo.mjs";

/** Where the tarballs stay, to be looked at or installed by hand. */
const ARTIFACTS = path.join(ROOT, "artifacts");

/** @param {import("../tooling/packaging/published.ts").Published[]} packages @param {Map<string, string>} tarballs */
async function checkTarballs(packages, tarballs) {
  for (const { title, missing } of await contentChecks(packages, tarballs)) {
    check(missing.length === 0, title, missing);
  }
  for (const one of programChecks(packages, tarballs)) {
    const { title, held, output } = await runProgramCheck(one);
    check(held, title, [tail(output, 40)]);
  }
}

/** @param {Map<string, string>} tarballs @param {string} folder */
async function checkInBrowser(tarballs, folder) {
  const site = await step("Installing and building the partner's site", () => buildPartnerSite(tarballs, folder));
  check(true, "the packed packages install outside the workspace, their types hold, and plain Vite builds them");
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
    await checkPartnerSite({ serverUrl: stack.url, site, port, folder });
  } finally {
    await stack.stop();
  }
}

/** @param {string} folder */
async function packAndCheck(folder) {
  const packages = publishedPackages();
  if (!process.argv.includes("--built")) await step("Building the packages", buildPackages);
  rmSync(ARTIFACTS, { recursive: true, force: true });
  mkdirSync(ARTIFACTS);
  const tarballs = await step("Packing them into artifacts/", () => packPackages(packages, ARTIFACTS));
  await checkTarballs(packages, tarballs);
  await checkInBrowser(tarballs, folder);
}

await runChecks(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "hotseat-pack-"));
  try {
    await packAndCheck(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
