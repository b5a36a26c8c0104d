// Every story's picture, light and dark, against its baseline: not one pixel may differ.
//   node visual/run.mjs [--update] [--no-build] [--only <part of a story's id>]
// A story tagged "no-picture" is left out. baselines.json holds each picture's SHA-256: the same browser writes the same
// pixels as the same bytes, and pictures of every change would soon outweigh the code. The pictures themselves stay in
// test-results/visual: `baselines` as last renewed here, `now` those that differ.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { conclude } from "../../../scripts/lib/checks.mjs";
import {
  DEVICE_SWITCHES,
  executablePath,
  LOOK_SWITCHES,
  QUIET_SWITCHES,
  STEADY_SWITCHES,
} from "../../../scripts/lib/chromium-switches.mjs";
import { report, say } from "../../../scripts/lib/say.mjs";
import { countDifferentPixels } from "./compare.mjs";
import { openContext, takePicture } from "./picture.mjs";
import { serveFolder } from "./serve.mjs";

const APPEARANCES = ["light", "dark"];
const RENEW = "node visual/run.mjs --update";

const { values: options } = parseArgs({
  options: { update: { type: "boolean" }, "no-build": { type: "boolean" }, only: { type: "string" } },
});
const root = fileURLToPath(new URL("../", import.meta.url));
const built = `${root}storybook-static`;
const file = `${root}visual/baselines.json`;
const kept = `${root}test-results/visual/baselines`;
const results = `${root}test-results/visual/now`;

function buildStorybook() {
  const { status } = spawnSync("pnpm", ["exec", "storybook", "build", "--quiet"], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("The storybook did not build.");
}

async function listPictures() {
  const { entries } = JSON.parse(await readFile(`${built}/index.json`, "utf8"));
  return Object.values(entries)
    .filter((entry) => entry.type === "story" && !entry.tags?.includes("no-picture"))
    .filter((entry) => !options.only || entry.id.includes(options.only))
    .flatMap((entry) =>
      APPEARANCES.map((appearance) => ({ story: entry.id, appearance, name: `${entry.id}--${appearance}` })),
    );
}

/** What is on record; baselines hold for one browser on one system: another draws letters differently. */
async function readBaselines(browser) {
  const now = { version: browser.version(), platform: `${process.platform}-${process.arch}` };
  const known = existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : null;
  const isSame = known?.browser.version === now.version && known?.browser.platform === now.platform;
  if (options.update) return { browser: now, pictures: isSame ? known.pictures : {} };
  if (!known) throw new Error(`There are no baselines yet. Make them with: ${RENEW}`);
  if (!isSame) {
    throw new Error(
      `The baselines were drawn by Chromium ${known.browser.version} on ${known.browser.platform}, this is ${now.version} on ${now.platform}. ` +
        `Use that browser (CHROMIUM_PATH), or look at the pictures and renew them all with: ${RENEW}`,
    );
  }
  return known;
}

const digest = (image) => createHash("sha256").update(image).digest("hex");

/** How far a picture is from the one kept here, where there is one. */
async function describe(browser, name, image) {
  const before = existsSync(`${kept}/${name}.png`) ? await readFile(`${kept}/${name}.png`) : null;
  const different = before ? await countDifferentPixels(browser, before, image) : null;
  if (different === null) return "differs from its baseline";
  return different < 0 ? "has another size" : `${different} pixels differ`;
}

async function judge(browser, baselines, name, image) {
  const known = baselines.pictures[name];
  if (options.update) {
    baselines.pictures[name] = digest(image);
    await writeFile(`${kept}/${name}.png`, image);
    return null;
  }
  if (known === digest(image)) return null;
  await writeFile(`${results}/${name}.png`, image);
  return `${name}: ${known ? await describe(browser, name, image) : "no baseline"}`;
}

/** Baselines whose story is gone; a complete renewal forgets them. */
function findStale(baselines, pictures) {
  if (options.only) return [];
  const wanted = new Set(pictures.map(({ name }) => name));
  return Object.keys(baselines.pictures).filter((name) => !wanted.has(name));
}

async function writeBaselines({ browser, pictures }) {
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify({ browser, pictures: sorted }, null, 2)}\n`);
}

async function main() {
  if (!options["no-build"]) buildStorybook();
  await rm(results, { recursive: true, force: true });
  await Promise.all([mkdir(results, { recursive: true }), mkdir(kept, { recursive: true })]);
  const pictures = await listPictures();
  const server = await serveFolder(built);
  const browser = await chromium.launch({
    args: [...QUIET_SWITCHES, ...DEVICE_SWITCHES, ...LOOK_SWITCHES, ...STEADY_SWITCHES],
    ...(executablePath ? { executablePath } : {}),
  });
  const problems = [];
  try {
    const baselines = await readBaselines(browser);
    const work = async (appearance) => {
      const context = await openContext(browser, appearance);
      for (const picture of pictures.filter((each) => each.appearance === appearance)) {
        const image = await takePicture(context, server.origin, picture).catch((error) => error);
        const problem =
          image instanceof Error
            ? `${picture.name}: ${image.message}`
            : await judge(browser, baselines, picture.name, image);
        if (problem) problems.push(problem);
      }
    };
    await Promise.all(APPEARANCES.map(work));
    const stale = findStale(baselines, pictures);
    if (options.update) {
      for (const name of stale) delete baselines.pictures[name];
      if (problems.length === 0) await writeBaselines(baselines);
    } else problems.push(...stale.map((name) => `${name}: its story is gone`));
  } finally {
    await browser.close();
    server.close();
  }
  if (problems.length > 0) say(`New pictures are in test-results/visual/now. If they are right: ${RENEW}`);
  const bad = new Set(problems.map((problem) => problem.slice(0, problem.indexOf(":"))));
  return { passed: pictures.filter(({ name }) => !bad.has(name)).length, failed: problems.length, problems };
}

main().then(
  (counts) => process.exit(conclude(counts)),
  (error) => process.exit(report(error)),
);
