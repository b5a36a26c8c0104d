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

/** The files that may use a headless entry point as people outside do: web app, examples, other widgets, stories. */
const callers = globSync(
  ["apps/web/src/**/*.{ts,tsx}", "examples/*/src/**/*.{ts,tsx}", "packages/*-widgets/src/**/*.{ts,tsx}"],
  { cwd: root, exclude: ["**/*.test.*", "**/headless.ts"] },
).map((file) => [file, read(file)] as const);

/** Returns true when `file` imports the entry point: by its public name, from another widget, or in one of the widget's stories. */
function imports(file: string, text: string, entry: string): boolean {
  if (text.includes(`"${importName(entry)}"`)) return true;
  const [ownPackage = "", widget = ""] = entry.split("/src/").map((part) => part.replace("/headless.ts", ""));
  if (file.startsWith(`${ownPackage}/src/${widget}/`))
    return file.includes(".stories.") && text.includes('"./headless"');
  return file.startsWith(`${ownPackage}/`) && text.includes(`../${widget}/headless"`);
}

it.each(entries)("%s is imported by the web app, an example, another widget or a story", (entry) => {
  expect(callers.some(([file, text]) => imports(file, text, entry))).toBe(true);
});

const BELL = "packages/shell-widgets/src/bell/headless.ts";
it.each([
  ["apps/web/src/boot/bell.ts", '"@hotseat/shell-widgets/bell/headless"', true],
  ["packages/shell-widgets/src/navbar/view/navbar.tsx", '"../../bell/headless"', true],
  ["packages/shell-widgets/src/bell/bell-own.stories.tsx", '"./headless"', true],
  ["packages/shell-widgets/src/bell/bell.tsx", '"./headless"', false],
  ["packages/admin-widgets/src/frame/frame.tsx", '"../bell/headless"', false],
  ["packages/shell-widgets/src/navbar/view/navbar.tsx", '"../doorbell/headless"', false],
])("%s that imports %s uses the headless entry point of bell: %s", (file, text, expected) => {
  expect(imports(file, text, BELL)).toBe(expected);
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
