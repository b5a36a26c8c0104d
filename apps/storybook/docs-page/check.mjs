// Checks every page of the docs, rendered by a browser from the built storybook.
//   node docs-page/check.mjs [--no-build]
// A page of a component or widget has its guide (usage, keyboard, do, don't) and a table of props; no page shows a raw table or
// a token without its value; every component and widget has a page; the first story of each reacts to its controls; no page asks
// for anything on another site.
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { check, runChecks } from "../../../scripts/lib/checks.mjs";
import { obtainChromium } from "../../../scripts/lib/chromium.mjs";
import { LOOK_SWITCHES, QUIET_SWITCHES } from "../../../scripts/lib/chromium-switches.mjs";
import { buildStorybook } from "../visual/build-storybook.mjs";
import { serveFolder } from "../visual/serve.mjs";
import { changeControl, readPage } from "./read-page.mjs";

const SECTIONS = ["Usage", "Keyboard", "Do", "Don’t", "Props"];
/** A control of a page, the value for it, and the place where the story shows the value. */
const CONTROLS = [
  { page: "ui-button--docs", control: "children", value: "Pressed by a check", shown: "button" },
  { page: "ui-badge--docs", control: "children", value: "Set by a check", shown: "[data-tone]" },
  { page: "ui-textfield--docs", control: "label", value: "Named by a check", shown: "label" },
  { page: "ui-clock--docs", control: "label", value: "said by a check", shown: "[data-state]" },
  { page: "session-chat--docs", control: "draft", value: "Typed by a check", shown: "textarea" },
  { page: "session-notes--docs", control: "content", value: "Typed by a check", shown: "textarea" },
];

const root = fileURLToPath(new URL("../", import.meta.url));
const packages = path.join(root, "../../packages");
const { values: options } = parseArgs({ options: { "no-build": { type: "boolean" } } });

/** Folders with an imported entry point: each must have a page. */
function documentedFolders() {
  const entries = ["ui/src/components/*/index.ts", "*-widgets/src/*/view.ts"];
  return entries.flatMap((pattern) => globSync(pattern, { cwd: packages })).map((file) => path.dirname(file));
}

/** Section numbers and ids of requirements belong in tags. */
const NUMBERED = /\bLS-|§|\b\d+\.\d+\b/;

async function main() {
  if (!options["no-build"]) buildStorybook();
  const { entries } = JSON.parse(await readFile(`${root}storybook-static/index.json`, "utf8"));
  const all = Object.values(entries);
  const pages = all.filter(({ type }) => type === "docs");
  const numbered = all.filter(({ title, name }) => NUMBERED.test(`${title} ${name}`));
  check(
    numbered.length === 0,
    "ids and numbers stand in tags, never in a name",
    numbered.map(({ title, name }) => `${title}/${name}`),
  );
  const files = pages.map(({ importPath }) => importPath.split("packages/")[1] ?? "");
  const missing = documentedFolders().filter((folder) => !files.some((file) => path.dirname(file) === folder));
  check(missing.length === 0, "every component and widget has a docs page", missing);
  const server = await serveFolder(`${root}storybook-static`);
  const { executablePath } = await obtainChromium();
  const browser = await chromium.launch({ executablePath, args: [...QUIET_SWITCHES, ...LOOK_SWITCHES] });
  try {
    const tab = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
    const outside = noteOutside(tab, server.origin);
    for (const page of pages) {
      const found = await readPage(tab, `${server.origin}/iframe.html?id=${page.id}&viewMode=docs`);
      const asked = outside.splice(0).map((url) => `asks another site for ${url}`);
      const problems = [...judge(page, found), ...asked];
      check(problems.length === 0, page.title, problems);
    }
    for (const { page, ...change } of CONTROLS) {
      const isShown = await changeControl(tab, `${server.origin}/iframe.html?id=${page}&viewMode=docs`, change);
      check(isShown, `${page}: its control "${change.control}" changes the story`);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

/** Collects the addresses on other sites that a tab asks for. */
function noteOutside(tab, origin) {
  const asked = [];
  tab.on("request", (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && new URL(url).origin !== origin) asked.push(url);
  });
  tab.on("websocket", (socket) => asked.push(socket.url()));
  return asked;
}

function judge({ tags, importPath }, { error, raw, headings, props, valueless, ignoresControls }) {
  if (error) return [`it does not render: ${error}`];
  const found = raw.map((line) => `shows a table as text: ${line}`);
  found.push(...valueless.map((token) => `the token ${token} has no value`));
  if (tags.includes("unattached-mdx") || importPath.endsWith(".mdx")) return found;
  found.push(...SECTIONS.filter((name) => !headings.includes(name)).map((name) => `has no section "${name}"`));
  if (props === 0) found.push("has no props");
  if (ignoresControls) found.push("its first story ignores the controls");
  return found;
}

await runChecks(main);
