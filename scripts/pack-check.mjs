// Packs every package and uses it like a partner: `npm run pack:check`. Ends with `N passed, N failed`.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildExample } from "../tooling/packaging/build-example.ts";
import { hostSheetChecks } from "../tooling/packaging/host-sheet-checks.ts";
import { checkPartnerSite } from "../tooling/packaging/partner-check.ts";
import { setStage } from "../tooling/packaging/partner-stage.ts";
import { checkPlainPage } from "../tooling/packaging/plain-page-check.ts";
import { publishedPackages } from "../tooling/packaging/published.ts";
import { react18Checks } from "../tooling/packaging/react-18-checks.ts";
import { programChecks, runProgramCheck } from "../tooling/packaging/tarball-checks.ts";
import { contentChecks } from "../tooling/packaging/tarball-contents.ts";
import { buildPackages, packPackages } from "../tooling/packaging/tarballs.ts";
import { check, runChecks } from "./lib/checks.mjs";
import { ROOT } from "./lib/paths.mjs";
import { freePort } from "./lib/port.mjs";
import { step, tail } from "./lib/say.mjs";
import { startStack } from "./lib/stack.mjs";
import { buildWeb } from "./lib/turbo.mjs";

/** Folder of the tarballs, for inspection or installation by hand. */
const ARTIFACTS = path.join(ROOT, "artifacts");

/** @param {import("../tooling/packaging/published.ts").Published[]} packages @param {Map<string, string>} tarballs */
async function checkTarballs(packages, tarballs) {
  for (const { title, missing } of await contentChecks(packages, tarballs)) {
    check(missing.length === 0, title, missing);
  }
  for (const { title, problems } of react18Checks(packages)) {
    check(problems.length === 0, title, problems);
  }
  for (const one of programChecks(packages, tarballs)) {
    const { title, held, output } = await runProgramCheck(one);
    check(held, title, [tail(output, 40)]);
  }
}

/**
 * React 18 in development, where it warns in the console of what it cannot do.
 * @type {import("../tooling/packaging/build-example.ts").ExampleBuild}
 */
const REACT_18 = {
  react: { react: "18.3.1", "react-dom": "18.3.1", "@types/react": "^18.3.0", "@types/react-dom": "^18.3.0" },
  mode: "development",
};

/** @type {{ react: string, options: import("../tooling/packaging/build-example.ts").ExampleBuild, typed: import("../tooling/packaging/partner-check.ts").TypedEvaluation }[]} */
const SITES = [
  { react: "React 19", options: {}, typed: { score: 4, comment: "Clear structure; the trade-offs came late." } },
  {
    react: "React 18.3",
    options: REACT_18,
    typed: { score: 5, comment: "The second answer weighed the trade-offs." },
  },
];

/** @param {Map<string, string>} tarballs @param {string} folder */
async function buildSites(tarballs, folder) {
  const sites = [];
  for (const { react, options, typed } of SITES) {
    const site = await step(`Installing and building the partner's site with ${react}`, () =>
      buildExample("partner-site", tarballs, folder, options),
    );
    check(
      true,
      `${react}: the packed packages install outside the workspace, their types hold, and plain Vite builds them`,
    );
    sites.push({ react, site, typed });
  }
  return sites;
}

/** @param {Map<string, string>} tarballs @param {string} folder */
async function checkInBrowser(tarballs, folder) {
  const sites = await buildSites(tarballs, folder);
  const plainPage = await step("Installing and building the page without a framework", () =>
    buildExample("plain-page", tarballs, folder),
  );
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
    await stage.leave();
    await checkPlainPage({
      serverUrl: stack.url,
      site: plainPage,
      folder: path.join(folder, "visitors"),
      check: (held, what) => check(held, `a page without a framework: ${what}`),
    });
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
  for (const { title, held } of await hostSheetChecks(path.join(folder, "host-sheets"))) check(held, title);
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
