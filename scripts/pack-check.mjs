// Packs every package and uses it as a partner would: `npm run pack:check`. Ends with `N passed, N failed`.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildPartnerSite } from "../tooling/packaging/partner-build.mjs";
import { checkPartnerSite } from "../tooling/packaging/partner-check.mjs";
import { publishedPackages } from "../tooling/packaging/published.mjs";
import { programChecks, runProgramCheck } from "../tooling/packaging/tarball-checks.mjs";
import { buildPackages, packPackages } from "../tooling/packaging/tarballs.mjs";
import { freePort } from "./lib/port.mjs";
import { report, say, step, tail } from "./lib/say.mjs";
import { startStack } from "./lib/stack.mjs";

let passed = 0;
let failed = 0;
const check = (held, what) => {
  if (held) passed += 1;
  else failed += 1;
  say(`  ${held ? "ok" : "FAILED"}: ${what}`);
};

async function checkTarballs(packages, tarballs) {
  for (const one of programChecks(packages, tarballs)) {
    const { title, held, output } = await runProgramCheck(one);
    check(held, title);
    if (!held) say(tail(output, 40));
  }
}

async function checkInBrowser(tarballs, folder) {
  const site = await step("Installing and building the partner's site", () => buildPartnerSite(tarballs, folder));
  check(true, "the packed packages install outside the workspace, their types hold, and plain Vite builds them");
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
  const tarballs = await step("Packing them", () => packPackages(packages, folder));
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
