import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { COMMANDS } from "./commands.mjs";
import { ROOT } from "./lib/paths.mjs";
import { GO_MIN, VERSIONS } from "./lib/versions.mjs";

/** @param {string} file */
const read = (file) => readFileSync(path.join(ROOT, file), "utf8");

it("has a root script for every command, and no other", () => {
  const wanted = Object.fromEntries(Object.keys(COMMANDS).map((name) => [name, `node scripts/run.mjs ${name}`]));
  expect(JSON.parse(read("package.json")).scripts).toEqual(wanted);
});

it("has every command in CONTRIBUTING.md", () => {
  const page = read("CONTRIBUTING.md");
  const isDescribed = (/** @type {string} */ name) =>
    page.includes(`\`${name}\``) || new RegExp(`npm (run )?${name}[\\s\`]`).test(page);
  expect(Object.keys(COMMANDS).filter((name) => !isDescribed(name))).toEqual([]);
});

it("lists no command whose file is missing", () => {
  for (const { file } of Object.values(COMMANDS)) if (file) expect(existsSync(path.join(ROOT, file)), file).toBe(true);
});

it("names the versions that the SFU's module names", () => {
  const module = read("services/sfu/go.mod");
  expect(module).toContain(`github.com/livekit/livekit-server v${VERSIONS.livekit}`);
  expect(module).toContain(`go ${GO_MIN.join(".")}.0`);
});
