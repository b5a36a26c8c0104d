import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { capture } from "./lib/child.mjs";
import { ROOT } from "./lib/paths.mjs";
import { planTurbo } from "./lib/turbo.mjs";
import { VERSIONS } from "./lib/versions.mjs";

// Stories and browser tests are split into areas by hand, in package.json and turbo.json; this test finds one without
// an area.

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(path.join(ROOT, file), "utf8"));

/** The tasks of a package with this prefix, each with the folders its script names. @param {string} folder @param {string} prefix */
function areasOf(folder, prefix) {
  return Object.entries(readJson(`${folder}/package.json`).scripts)
    .filter(([name]) => name.startsWith(prefix))
    .map(([task, script]) => ({
      task,
      folders: script.split(" ").filter((/** @type {string} */ part) => part.endsWith("/")),
    }));
}
/** Every import of the packages: three seconds, and many times that beside other work. */
const GRAPH_WITHIN_MS = 120_000;
const STORIES = areasOf("apps/storybook", "stories-");
/** @param {{ folders: string[] }} options @param {string} file */
const isIn = ({ folders }, file) => folders.some((/** @type {string} */ folder) => file.includes(folder));

it("every story and every browser test belongs to one area", async () => {
  const list = ["ls-files", "-co", "--exclude-standard", "packages", "apps/web/e2e"];
  const { stdout } = await capture("git", list, { cwd: ROOT });
  const files = stdout.split("\n").filter((file) => /\.(stories\.tsx|spec\.ts)$/.test(file));
  const areas = [...STORIES, ...areasOf("apps/web", "e2e-")];
  expect(files.filter((file) => areas.filter((area) => isIn(area, file)).length !== 1)).toEqual([]);
});

it(
  "the inputs of an area are all that its stories import",
  async () => {
    const graph = await importGraph();
    const plan = new Map((await planTurbo(STORIES.map(({ task }) => task))).map((each) => [each.id, each]));
    const missing = STORIES.flatMap((area) => {
      const tasks = reach([`@hotseat/storybook#${area.task}`], (/** @type {string} */ id) => plan.get(id)?.needs ?? []);
      const inputs = new Set(tasks.flatMap((id) => plan.get(id)?.inputs ?? []));
      const stories = [...graph.keys()].filter((file) => file.endsWith(".stories.tsx") && isIn(area, file));
      expect(stories, area.task).not.toEqual([]);
      const imported = reach(stories, (/** @type {string} */ file) => graph.get(file) ?? []).filter((file) =>
        graph.has(file),
      );
      return imported.filter((file) => !inputs.has(file)).map((file) => `${area.task}: ${file}`);
    });
    expect(missing).toEqual([]);
  },
  GRAPH_WITHIN_MS,
);

it("every published package is built, compared with its report, type-checked, tested and weighed", async () => {
  const { stdout } = await capture("git", ["ls-files", "packages/*/package.json"], { cwd: ROOT });
  const published = stdout.split("\n").filter((file) => file && !readJson(file).private);
  const weighed = readJson("tooling/packaging/turbo.json").tasks.sizes.dependsOn;
  expect(weighed.toSorted()).toEqual(published.map((file) => `${readJson(file).name}#build`).toSorted());
  for (const file of published)
    expect(Object.keys(readJson(file).scripts)).toEqual(
      expect.arrayContaining(["build", "types", "unit", "api:check"]),
    );
});

it("package.json names the pnpm that the toolchain has", () => {
  expect(readJson("package.json").packageManager).toBe(`pnpm@${VERSIONS.pnpm}`);
});

/** Files of the packages → the files they import. @returns {Promise<Map<string, string[]>>} */
async function importGraph() {
  const bin = path.join(ROOT, "node_modules/.bin/depcruise");
  const args = ["--config", path.join(ROOT, ".dependency-cruiser.cjs"), "--output-type", "json", "packages"];
  const { modules } = JSON.parse((await capture(bin, args, { cwd: ROOT })).stdout);
  const all = /** @type {{ source: string, dependencies: { resolved: string }[] }[]} */ (modules);
  const own = all.filter(({ source }) => source.startsWith("packages/") && !source.includes("node_modules"));
  return new Map(own.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]));
}

/** Every file that these import, directly or not. @param {string[]} starts @param {(file: string) => string[]} next */
function reach(starts, next) {
  const seen = new Set();
  const waiting = [...starts];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    if (seen.has(each)) continue;
    seen.add(each);
    waiting.push(...(next(each) ?? []));
  }
  return [...seen];
}
