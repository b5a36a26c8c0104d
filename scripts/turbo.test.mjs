import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LANES } from "./lanes.mjs";
import { capture } from "./lib/child.mjs";
import { ROOT } from "./lib/paths.mjs";
import { planTurbo } from "./lib/turbo.mjs";
import { pagesVariable, webAreas } from "./lib/web-pages.mjs";

// Which tasks turbo runs again after a change, by the hashes of its plan. Changes are made in a copy, because other
// checks read the tree.

const TASKS = [...LANES.flatMap(({ tasks }) => tasks), "@hotseat/web#build"];
/** @param {string} lane @param {string} folder */
const idsOf = (lane, folder) =>
  LANES.find(({ name }) => name === lane)?.tasks.map((task) => `@hotseat/${folder}#${task}`) ?? [];
const E2E = idsOf("e2e", "web");
const STORIES = idsOf("stories", "storybook");
const SERVER = ["server-pglite", "server-postgres"].flatMap((lane) => idsOf(lane, "server"));
/** The areas of browser tests with one that asks for a real PostgreSQL. */
const E2E_ON_POSTGRES = E2E.filter((id) => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "apps/web/package.json"), "utf8"));
  const folders = scripts[id.slice(id.indexOf("#") + 1)]
    .split(" ")
    .filter((/** @type {string} */ part) => part.endsWith("/"));
  return globSync(
    folders.map((/** @type {string} */ folder) => `apps/web/${folder}**/*.spec.ts`),
    { cwd: ROOT },
  ).some((file) => readFileSync(path.join(ROOT, file), "utf8").includes("postgres: true"));
});
/** Separate from its folder, so that the check of citations takes neither for a file of the repository. */
const DOCUMENT = `planted${".md"}`;
/** Tasks that read every file of code. */
const WHOLE_TREE = ["//#boundaries", "//#drift", "//#lint", "//#test:scripts"];

/** Milliseconds for two thousand files on a busy machine. */
const COPIED_WITHIN_MS = 60_000;

/** @type {string} */
let root;
/** @type {Map<string, string>} */
let before;

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), "hotseat-plan-"));
  const { stdout } = await capture("git", ["ls-files", "-co", "--exclude-standard"], { cwd: ROOT });
  for (const file of stdout.split("\n").filter((each) => each && existsSync(path.join(ROOT, each)))) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    copyFileSync(path.join(ROOT, file), path.join(root, file));
  }
  before = await hashes();
}, COPIED_WITHIN_MS);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** @param {NodeJS.ProcessEnv} [env] */
async function hashes(env) {
  const plan = await planTurbo(TASKS, { root, env });
  return new Map(plan.filter(({ hasCommand }) => hasCommand).map(({ id, hash }) => [id, hash]));
}

/** The tasks that turbo runs again in another environment. @param {NodeJS.ProcessEnv} [env] */
async function runAgain(env) {
  const after = await hashes(env);
  return [...after.keys()].filter((id) => after.get(id) !== before.get(id)).sort();
}

/** The tasks that turbo runs again because of a new file. @param {string} file */
async function runAgainWith(file) {
  const planted = path.join(root, file);
  writeFileSync(planted, "export const planted = true;\n");
  const changed = await runAgain();
  rmSync(planted);
  return changed;
}

/** The folders of `packages` with this package and those that depend on it. @param {string} name */
function packagesWith(name) {
  return readdirSync(path.join(ROOT, "packages")).filter((folder) => {
    const file = path.join(ROOT, "packages", folder, "package.json");
    if (!existsSync(file)) return false;
    const manifest = JSON.parse(readFileSync(file, "utf8"));
    const needed = { ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.devDependencies };
    return manifest.name === name || name in needed;
  });
}

it("a changed source of ui runs again the tasks of ui and of all that import it, and no browser test before the build", async () => {
  const changed = await runAgainWith("packages/ui/src/components/planted.ts");
  const packages = packagesWith("@hotseat/ui").flatMap((name) =>
    ["unit", "types", "build", "api:check"].map((task) => `@hotseat/${name}#${task}`),
  );
  const others = ["packaging#sizes", "packaging#types", "storybook#types", "web#types", "web#unit", "web#build"].map(
    (id) => `@hotseat/${id}`,
  );
  expect(changed).toEqual([...WHOLE_TREE, ...packages, ...others, ...STORIES].sort());
});

it("a changed source of the API client runs again the stories of the packages that import it, and not those of ui", async () => {
  const changed = await runAgainWith("packages/api-client/src/planted.ts");
  expect(changed.filter((id) => STORIES.includes(id))).toEqual(STORIES.filter((id) => !id.endsWith("-ui")).toSorted());
});

it("a changed check runs again the types of scripts and tooling, and checks of code", async () => {
  expect(await runAgainWith("tooling/checks/planted.ts")).toEqual([...WHOLE_TREE, "//#types:tooling"]);
});

it.each(["docs", "packages/ui", "packages/ui/src"])(
  "a changed document in %s runs again the comparison of documents and the tests that read documents",
  async (folder) => {
    expect(await runAgainWith(`${folder}/${DOCUMENT}`)).toEqual(["//#drift", "//#test:scripts"]);
  },
);

it.each(["packages/admin-widgets/src", "packages/core/src"])(
  "a changed source in %s, which tooling imports, runs again the types of tooling",
  async (folder) => {
    expect(await runAgainWith(`${folder}/planted.ts`)).toContain("//#types:tooling");
  },
);

it("a changed story runs again the stories of its area and checks of code, no browser test and no build", async () => {
  const changed = await runAgainWith("packages/session-widgets/src/chat/planted.stories.tsx");
  expect(changed).toEqual([...WHOLE_TREE, "@hotseat/session-widgets#types", "@hotseat/storybook#stories-writing"]);
});

it("a changed widget runs again the build of the web app, the stories of its area and of the areas that show it", async () => {
  const changed = await runAgainWith("packages/session-widgets/src/chat/planted.ts");
  expect(changed.filter((id) => STORIES.includes(id))).toEqual(
    ["dashboard", "writing"].map((area) => `@hotseat/storybook#stories-${area}`),
  );
  expect(changed).toContain("@hotseat/web#build");
  // The digest of that build decides about them.
  expect(changed.filter((id) => E2E.includes(id))).toEqual([]);
});

it.each(webAreas())("another digest of the pages of %s runs again this area, and no other task", async (area) => {
  expect(await runAgain({ [pagesVariable(area)]: "another" })).toEqual([`@hotseat/web#e2e-${area}`]);
});

it.each([
  ["packages/shell-widgets/locales/en.json", E2E],
  ["packages/api-client/openapi.json", [...E2E, ...SERVER]],
])("a changed %s runs again the tests that read it", async (file, readers) => {
  const kept = readFileSync(path.join(root, file));
  writeFileSync(path.join(root, file), `${kept} `);
  const changed = await runAgain();
  writeFileSync(path.join(root, file), kept);
  expect(changed).toEqual(expect.arrayContaining(readers));
});

it("a changed browser test runs again its area only", async () => {
  const changed = await runAgainWith("apps/web/e2e/call/planted.spec.ts");
  expect(changed).toEqual([...WHOLE_TREE, "@hotseat/web#e2e-call", "@hotseat/web#types"]);
});

it("a changed source of the server runs again its own tests, the browser tests and the types of tooling", async () => {
  const own = ["//#types:tooling", "@hotseat/server#types", ...SERVER];
  expect(await runAgainWith("apps/server/src/planted.ts")).toEqual([...WHOLE_TREE, ...own, ...E2E].sort());
});

it.each(
  /** @type {Array<[import("./lanes.mjs").Tool, string[]]>} */ ([
    ["chromium", [...STORIES, ...E2E]],
    ["livekit", E2E],
    ["postgres", ["@hotseat/server#server-postgres", ...E2E_ON_POSTGRES]],
  ]),
)(
  "another version of %s runs again the tasks that use it, and no other; their lanes obtain it",
  async (tool, tasks) => {
    expect(await runAgain({ [`HOTSEAT_${tool.toUpperCase()}`]: "another" })).toEqual([...tasks].sort());
    const lanes = LANES.filter((lane) => lane.tasks.some((task) => tasks.some((id) => id.endsWith(`#${task}`))));
    expect(lanes.filter(({ tools = [] }) => !tools.includes(tool)).map(({ name }) => name)).toEqual([]);
  },
);

it("another system or Node runs everything again", async () => {
  expect(await runAgain({ HOTSEAT_SYSTEM: "another" })).toEqual([...before.keys()].sort());
});
