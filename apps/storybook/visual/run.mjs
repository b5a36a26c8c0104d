// Compares every story's picture, light and dark, with its baseline: not one pixel may differ.
//   node visual/run.mjs [--update] [--no-build] [--only <part of a story's id>]…
// `--update` renews the baselines of every story that has a picture; one that fails keeps its baseline and is reported. With `--only`,
// which may be repeated, it renews those stories alone. A story tagged "no-picture" is left out. baselines.json holds each picture's
// SHA-256: the same browser writes the same pixels as the same bytes, and pictures of every change would soon outweigh the code. The
// pictures themselves stay in test-results/visual: `baselines` as last renewed here, `now` the different ones.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { conclude } from "../../../scripts/lib/checks.mjs";
import { obtainChromium } from "../../../scripts/lib/chromium.mjs";
import {
  DEVICE_SWITCHES,
  LOOK_SWITCHES,
  QUIET_SWITCHES,
  STEADY_SWITCHES,
} from "../../../scripts/lib/chromium-switches.mjs";
import { report, say } from "../../../scripts/lib/say.mjs";
import { buildStorybook } from "./build-storybook.mjs";
import { countDifferentPixels } from "./compare.mjs";
import { APPEARANCES, openContext, readWindows, takePictures } from "./picture.mjs";
import { serveFolder } from "./serve.mjs";

const RENEW = "npm run visual -- --update";
/** Pages that are open at a time. */
const PAGES = 2;
/** A line tells the progress after this many stories. */
const STORIES_PER_LINE = 100;

const { values: options } = parseArgs({
  options: { update: { type: "boolean" }, "no-build": { type: "boolean" }, only: { type: "string", multiple: true } },
});
const root = fileURLToPath(new URL("../", import.meta.url));
const built = `${root}storybook-static`;
const file = `${root}visual/baselines.json`;
const kept = `${root}test-results/visual/baselines`;
const results = `${root}test-results/visual/now`;

async function listStories() {
  const { entries } = JSON.parse(await readFile(`${built}/index.json`, "utf8"));
  return Object.values(entries)
    .filter((entry) => entry.type === "story" && !entry.tags?.includes("no-picture"))
    .map(({ id }) => id)
    .filter((id) => options.only?.some((part) => id.includes(part)) ?? true);
}

const nameOf = (story, appearance) => `${story}--${appearance}`;

/** The recorded baselines; they hold for one browser on one system: another draws letters differently. */
async function readBaselines(browser) {
  const now = { version: browser.version(), platform: `${process.platform}-${process.arch}` };
  const known = existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : null;
  const isSame = known?.browser.version === now.version && known?.browser.platform === now.platform;
  if (options.update && known && !isSame && options.only)
    throw new Error("The baselines are another browser's: renew them all, without --only.");
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

/** Returns the difference between a picture and the one stored here, if there is one. */
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

/** Baselines without a story; a complete renewal deletes them. */
function findStale(baselines, stories) {
  if (options.only) return [];
  const wanted = new Set(stories.flatMap((story) => APPEARANCES.map((appearance) => nameOf(story, appearance))));
  return Object.keys(baselines.pictures).filter((name) => !wanted.has(name));
}

async function writeBaselines({ browser, pictures }) {
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify({ browser, pictures: sorted }, null, 2)}\n`);
}

/** Takes and judges the pictures of one story; a failure is a problem of this story alone. */
async function checkStory({ browser, context, origin, baselines, windows }, story) {
  try {
    const images = await takePictures(context, origin, story, windows[story]);
    const problems = [];
    for (const [appearance, image] of Object.entries(images))
      problems.push(await judge(browser, baselines, nameOf(story, appearance), image));
    return problems.filter((problem) => problem !== null);
  } catch (error) {
    if (!browser.isConnected()) throw error;
    return APPEARANCES.map((appearance) => `${nameOf(story, appearance)}: ${error.message.split("\n")[0]}`);
  }
}

/** Checks all stories, a few at a time, and returns their problems. */
async function checkStories(setting, stories) {
  const queue = stories.values();
  const problems = [];
  let done = 0;
  const work = async () => {
    for (const story of queue) {
      problems.push(...(await checkStory(setting, story)));
      done += 1;
      if (done % STORIES_PER_LINE === 0) say(`${done} of ${stories.length} stories`);
    }
  };
  await Promise.all(Array.from({ length: PAGES }, work));
  return problems;
}

async function run(browser, origin, stories) {
  const baselines = await readBaselines(browser);
  const context = await openContext(browser);
  const windows = await readWindows(context, origin, stories);
  try {
    const problems = await checkStories({ browser, context, origin, baselines, windows }, stories);
    const stale = findStale(baselines, stories);
    if (!options.update) return [...problems, ...stale.map((name) => `${name}: its story is gone`)];
    for (const name of stale) delete baselines.pictures[name];
    return problems;
  } finally {
    if (options.update) await writeBaselines(baselines);
  }
}

async function main() {
  if (!options["no-build"]) buildStorybook();
  await rm(results, { recursive: true, force: true });
  await Promise.all([mkdir(results, { recursive: true }), mkdir(kept, { recursive: true })]);
  const stories = await listStories();
  if (stories.length === 0) throw new Error("No story has such an id.");
  const server = await serveFolder(built);
  const { executablePath } = await obtainChromium();
  const browser = await chromium.launch({
    executablePath,
    args: [...QUIET_SWITCHES, ...DEVICE_SWITCHES, ...LOOK_SWITCHES, ...STEADY_SWITCHES],
  });
  const problems = await run(browser, server.origin, stories).finally(async () => {
    await browser.close();
    server.close();
  });
  if (problems.length > 0 && !options.update)
    say(`New pictures are in test-results/visual/now. If they are right: ${RENEW}`);
  const bad = new Set(problems.map((problem) => problem.slice(0, problem.indexOf(":"))));
  const names = stories.flatMap((story) => APPEARANCES.map((appearance) => nameOf(story, appearance)));
  return { passed: names.filter((name) => !bad.has(name)).length, failed: problems.length, problems };
}

main().then(
  (counts) => process.exit(conclude(counts)),
  (error) => process.exit(report(error)),
);
