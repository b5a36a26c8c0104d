import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const PACKAGES = path.resolve(import.meta.dirname, "../../packages");
const names = readdirSync(PACKAGES).filter((name) => existsSync(path.join(PACKAGES, name, "package.json")));
const readmeOf = (name: string) => readFileSync(path.join(PACKAGES, name, "README.md"), "utf8");
const styled = names.filter((name) =>
  /"\.\/styles\.css"/.test(readFileSync(path.join(PACKAGES, name, "package.json"), "utf8")),
);

test.each(names)("the README of %s has an install command and an example", (name) => {
  expect(readmeOf(name)).toContain(`npm install @hotseat/${name}`);
  expect(readmeOf(name)).toMatch(/```tsx?\n/);
});

test.each(styled)(
  "the README of %s says in which order style sheets are imported, and which versions of React work",
  (name) => {
    expect(readmeOf(name)).toContain("Order: first a line that declares the page's own layers");
    expect(readmeOf(name)).toContain("React 18.2 and 19 both work");
  },
);

test.each(names.filter((name) => name.endsWith("-widgets")))("the README of %s names each widget", (name) => {
  const folders = readdirSync(path.join(PACKAGES, name, "src"));
  const widgets = folders.filter((folder) => existsSync(path.join(PACKAGES, name, "src", folder, "index.ts")));
  expect(widgets.filter((widget) => !readmeOf(name).includes(`\`${widget}\``))).toEqual([]);
});
