import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(resolve(root, file), "utf8");
const entries = globSync("packages/*-widgets/src/*/headless.ts", { cwd: root });
const app = globSync("apps/web/src/**/*.{ts,tsx}", { cwd: root }).map(read);

/** Returns true for the text of an entry point that exports a hook (`useBell`) or makes a store (`createBellStore`). */
const hasHookOrStore = (text: string) => /(?<!type )\b(use|create)[A-Z]\w*(?=[\s,}])/.test(text);
/** Returns the name that the web app imports an entry point by. */
const importName = (file: string) => file.replace(/^packages\/([^/]+)\/src\/(.+)\.ts$/, "@hotseat/$1/$2");

it.each(entries)("%s exports a hook or a store, or rules that the web app imports (docs/decisions/0016)", (file) => {
  const isUsed = () => app.some((text) => text.includes(`"${importName(file)}"`));
  expect(hasHookOrStore(read(file)) || isUsed()).toBe(true);
});

it.each([
  ['export { useBell } from "./use-bell";', true],
  ["export {\n  type Bell,\n  createBellStore,\n} from './bell';", true],
  ['export { badgeText, BADGE_MAX } from "./rules";', false],
  ['export { type useBell, userName } from "./rules";', false],
  ['export { badgeText } from "./use-bell-rules";', false],
])("hasHookOrStore of %j is %s", (text, expected) => {
  expect(hasHookOrStore(text)).toBe(expected);
});
