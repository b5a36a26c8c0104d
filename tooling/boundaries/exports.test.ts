import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { GENERATED, unusedExports } from "./exports.ts";

const root = resolve(import.meta.dirname, "../..");
const FILES = [
  "packages/*/package.json",
  "packages/*/src/**/*.{ts,tsx,md}",
  "{apps,examples,tooling,scripts}/**/*.{ts,tsx,js,jsx,mjs,md,mdx}",
  "packages/*/README.md",
  "{docs,apps}/**/*.md",
  "README.md",
];
const isSkipped = (name: string) => /(^|\/)(node_modules|dist)$/.test(name);

it("each exported value of an entry point has a user outside its package or widget, or a README or docs page names it", () => {
  const files = globSync(FILES, { cwd: root, exclude: isSkipped }).filter((file) => !GENERATED.test(file));
  const tree = new Map(files.map((file) => [file, readFileSync(resolve(root, file), "utf8")]));
  expect(unusedExports(tree)).toEqual([]);
});

const FOLDER = "packages/shell-widgets/src/bell";
const HEADLESS = `${FOLDER}/headless.ts`;
const BELL = {
  "packages/shell-widgets/package.json": JSON.stringify({
    name: "@hotseat/shell-widgets",
    exports: { "./*/headless": { "@hotseat/source": "./src/*/headless.ts" } },
  }),
  [HEADLESS]: 'export { type Bell, ringOf } from "./bell-rules";',
};
const unusedWith = (files: Record<string, string>) => unusedExports(new Map(Object.entries({ ...BELL, ...files })));
const UNUSED = ["@hotseat/shell-widgets/bell/headless: ringOf"];

it.each([
  ["apps/web/src/a.ts", 'import { ringOf } from "@hotseat/shell-widgets/bell/headless";'],
  ["apps/web/src/b.ts", 'import {\n  type Bell,\n  ringOf as ring,\n} from "@hotseat/shell-widgets/bell/headless";'],
  ["apps/web/src/c.ts", 'const { ringOf } = await import("@hotseat/shell-widgets/bell/headless");'],
  ["packages/admin-widgets/src/a/a.test.ts", 'import { ringOf } from "@hotseat/shell-widgets/bell/headless";'],
  ["packages/shell-widgets/src/navbar/view/navbar.tsx", 'import { ringOf } from "../../bell/headless";'],
  ["packages/shell-widgets/src/bell/bell-own.stories.tsx", 'import { ringOf } from "./bell-rules";'],
  [`${FOLDER}/README.md`, "- `headless`: `ringOf(bell)`."],
  ["packages/shell-widgets/README.md", "```ts\nringOf(bell);\n```"],
  ["apps/storybook/docs/embedding.mdx", "Call `ringOf`."],
])("an exported value has a user: %s with %j", (file, text) => {
  expect(unusedWith({ [file]: text })).toEqual([]);
});

it.each([
  ["packages/shell-widgets/src/bell/bell.tsx", 'import { ringOf } from "./headless";'],
  ["packages/shell-widgets/src/navbar/navbar.test.tsx", 'import { ringOf } from "../bell/headless";'],
  ["packages/shell-widgets/src/navbar/navbar.tsx", 'import { ringOf } from "../bell/internal";'],
  ["packages/shell-widgets/src/navbar/navbar.tsx", 'import { type ringOf } from "../bell/headless";'],
  ["apps/web/src/a.ts", 'import { ringOf } from "@hotseat/shell-widgets/doorbell/headless";'],
  [`${FOLDER}/README.md`, "It does what ringOf does."],
  ["packages/shell-widgets/src/navbar/README.md", "Like `ringOf`."],
])("an exported value has no user: %s with %j", (file, text) => {
  expect(unusedWith({ [file]: text })).toEqual(UNUSED);
});

it.each([
  ["export const BELLS = 3;", "BELLS"],
  ["export async function ring() {}", "ring"],
  ["export class Bell {}", "Bell"],
  ['export { ringOf as ring } from "./a";', "ring"],
  ['export {\n  type Bell,\n  ring,\n} from "./a";', "ring"],
])("an entry point with %j exports the value %s", (text, value) => {
  expect(unusedWith({ [HEADLESS]: text })).toEqual([`@hotseat/shell-widgets/bell/headless: ${value}`]);
});

it.each(['export type { Bell } from "./a";', "export interface Bell {}", 'export { type Bell } from "./a";'])(
  "an entry point with %j exports no value",
  (text) => {
    expect(unusedWith({ [HEADLESS]: text })).toEqual([]);
  },
);

it.each([
  ["packages/core/src/a.ts", 'import { MAX } from "@hotseat/api-client/constants";', []],
  ["packages/api-client/src/queries/a.ts", 'import { MAX } from "../generated/constants";', []],
  ["packages/api-client/src/queries/a.test.ts", 'import { MAX } from "../generated/constants";', [true]],
])("a generated constant needs a user in client code: %s with %j", (file, text, unused) => {
  const manifest = {
    name: "@hotseat/api-client",
    exports: { "./constants": { "@hotseat/source": "./src/generated/constants.ts" } },
  };
  const found = unusedWith({
    [HEADLESS]: "",
    "packages/api-client/package.json": JSON.stringify(manifest),
    "packages/api-client/src/generated/constants.ts": "export const MAX = 3;",
    [file]: text,
  });
  expect(found).toEqual(unused.map(() => "@hotseat/api-client/constants: MAX"));
});
