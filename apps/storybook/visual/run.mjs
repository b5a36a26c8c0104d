// Every story's picture, light and dark, against its baseline: not one pixel may differ.
//   node visual/run.mjs [--update] [--no-build] [--only <part of a story's id>]
// A story tagged "no-picture" is left out. Differences are written to test-results/visual.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { executablePath, launchArguments, steadyArguments } from "../chromium.ts";
import { countDifferentPixels, toWebp } from "./compare.mjs";
import { openContext, takePicture } from "./picture.mjs";
import { serveFolder } from "./serve.mjs";

const APPEARANCES = ["light", "dark"];
const BASELINES_MAX_BYTES = 15 * 1024 * 1024;
const RENEW = "node visual/run.mjs --update";

const { values: options } = parseArgs({
  options: { update: { type: "boolean" }, "no-build": { type: "boolean" }, only: { type: "string" } },
});
const root = fileURLToPath(new URL("../", import.meta.url));
const built = `${root}storybook-static`;
const baselines = `${root}visual/baselines`;
const results = `${root}test-results/visual`;

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

/** Baselines hold for one browser on one system: another draws letters differently. */
async function checkBrowser(browser) {
  const file = `${baselines}/browser.json`;
  const now = { version: browser.version(), platform: `${process.platform}-${process.arch}` };
  if (options.update) {
    await writeFile(file, `${JSON.stringify(now, null, 2)}\n`);
    return;
  }
  if (!existsSync(file)) throw new Error(`There are no baselines yet. Make them with: ${RENEW}`);
  const then = JSON.parse(await readFile(file, "utf8"));
  if (then.version !== now.version || then.platform !== now.platform) {
    throw new Error(
      `The baselines were drawn by Chromium ${then.version} on ${then.platform}, this is ${now.version} on ${now.platform}. ` +
        `Use that browser (CHROMIUM_PATH), or look at the pictures and renew them all with: ${RENEW}`,
    );
  }
}

async function judge(browser, picture, image) {
  const file = `${baselines}/${picture.name}.webp`;
  const before = existsSync(file) ? await readFile(file) : null;
  const different = before ? await countDifferentPixels(browser, before, image) : -1;
  if (different === 0) return null;
  if (options.update) {
    await writeFile(file, await toWebp(browser, image));
    return null;
  }
  await writeFile(`${results}/${picture.name}.png`, image);
  return `${picture.name}: ${different < 0 ? "no baseline, or another size" : `${different} pixels differ`}`;
}

async function dropStale(pictures) {
  const wanted = new Set(pictures.map((picture) => `${picture.name}.webp`));
  const stale = (await readdir(baselines)).filter((name) => name.endsWith(".webp") && !wanted.has(name));
  if (options.update && !options.only) for (const name of stale) await rm(`${baselines}/${name}`);
  return options.only ? [] : stale;
}

async function weigh() {
  const names = await readdir(baselines);
  const sizes = await Promise.all(names.map(async (name) => (await stat(`${baselines}/${name}`)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function main() {
  if (!options["no-build"]) buildStorybook();
  await rm(results, { recursive: true, force: true });
  await Promise.all([mkdir(results, { recursive: true }), mkdir(baselines, { recursive: true })]);
  const pictures = await listPictures();
  const server = await serveFolder(built);
  const browser = await chromium.launch({
    args: [...launchArguments, ...steadyArguments],
    ...(executablePath ? { executablePath } : {}),
  });
  const problems = [];
  try {
    await checkBrowser(browser);
    const work = async (appearance) => {
      const context = await openContext(browser, appearance);
      for (const picture of pictures.filter((each) => each.appearance === appearance)) {
        const image = await takePicture(context, server.origin, picture).catch((error) => error);
        const problem =
          image instanceof Error ? `${picture.name}: ${image.message}` : await judge(browser, picture, image);
        if (problem) problems.push(problem);
      }
    };
    await Promise.all(APPEARANCES.map(work));
    const stale = await dropStale(pictures);
    if (!options.update) problems.push(...stale.map((name) => `${name}: its story is gone`));
  } finally {
    await browser.close();
    server.close();
  }
  const bytes = await weigh();
  if (bytes > BASELINES_MAX_BYTES)
    problems.push(`The baselines weigh ${bytes} bytes, more than ${BASELINES_MAX_BYTES}.`);
  console.log(
    `${pictures.length} pictures, ${problems.length} problems, baselines ${(bytes / 1024 / 1024).toFixed(1)} MB`,
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error(`New pictures are in test-results/visual. If they are right: ${RENEW}`);
    process.exitCode = 1;
  }
}

await main();
