import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
const PACKAGES = path.join(ROOT, "packages");
const names = readdirSync(PACKAGES).filter((name) => existsSync(path.join(PACKAGES, name, "package.json")));
const readmeOf = (name: string) => readFileSync(path.join(PACKAGES, name, "README.md"), "utf8");
const manifestOf = (name: string) => JSON.parse(readFileSync(path.join(PACKAGES, name, "package.json"), "utf8"));
const exportsOf = (name: string) => Object.keys(manifestOf(name).exports);
const styled = names.filter((name) => exportsOf(name).includes("./styles.css"));
const widgets = names.filter((name) => name.endsWith("-widgets"));

test.each(names)("the README of %s has an install command and an example", (name) => {
  expect(readmeOf(name)).toContain(`npm install @hotseat/${name}`);
  expect(readmeOf(name)).toMatch(/```tsx?\n/);
});

test.each(styled)(
  "the README of %s says in which order style sheets are imported, and which versions of React work",
  (name) => {
    expect(readmeOf(name).split("Order: first a line that declares the page's own layers")).toHaveLength(2);
    expect(readmeOf(name)).not.toMatch(/style sheets in this order/i);
    expect(readmeOf(name)).toContain("React 18.2 and 19 both work");
  },
);

test.each(names.filter((name) => !styled.includes(name)))(
  "the README of %s says that it has no style sheet",
  (name) => {
    expect(readmeOf(name)).toContain("there is no style sheet to import");
  },
);

test.each(names)("the README of %s names each entry point that its exports name", (name) => {
  const entryPoints = exportsOf(name).filter((entry) => !/\*|\.css$|^\.$/.test(entry));
  expect(entryPoints.filter((entry) => !readmeOf(name).includes(entry.slice(1)))).toEqual([]);
});

test("the README of api-client names each change that is never retried, and no other", () => {
  const [, listed = ""] = /Never retried, since[^:]+: ([^.]+)\./.exec(readmeOf("api-client")) ?? [];
  const tested = readFileSync(path.join(PACKAGES, "api-client/src/queries/retries.test.ts"), "utf8");
  const [, table = ""] = /const NOT_RETRIED = \[([^\]]+)\]/.exec(tested) ?? [];
  const namesIn = (text: string, name: RegExp) => [...text.matchAll(name)].map(([, one]) => one).toSorted();
  expect(namesIn(listed, /`(\w+)`/g)).toEqual(namesIn(table, /"(\w+)Mutation"/g));
});

test.each(widgets)("the README of %s has an example with the toaster that its messages need", (name) => {
  const examples = [...readmeOf(name).matchAll(/```tsx\n(.*?)```/gs)].map(([, code]) => code);
  expect(examples.filter((code) => code?.includes("<HotseatTheme>") && code.includes("<Toaster "))).not.toEqual([]);
});

test.each(widgets)("the README of %s says by which hook a view alone gets its texts", (name) => {
  expect(readmeOf(name)).toContain("`useLocaleNamespace(NAMESPACE, loadMessages)`");
});

test.each(widgets)("the README of %s names each widget", (name) => {
  const folders = readdirSync(path.join(PACKAGES, name, "src"));
  const own = folders.filter((folder) => existsSync(path.join(PACKAGES, name, "src", folder, "index.ts")));
  expect(own.filter((widget) => !readmeOf(name).includes(`\`${widget}\``))).toEqual([]);
});

test("the page about embedding names each peer of the packages with its range, and no other", () => {
  const page = readFileSync(path.join(ROOT, "apps/storybook/docs/embedding.mdx"), "utf8");
  const [, peers = ""] = page.split("- **Peers**: ");
  // "`react` and `react-dom` ^19": a range holds for the names before it.
  const named = [...peers.matchAll(/((?:`[^`]+`(?:,| and)?\s)+)((?:(?:\^|>=)\d+(?:\.\d+)*(?: \|\| )?)+)/g)].flatMap(
    ([, packages = "", range]) => [...packages.matchAll(/`([^`]+)`/g)].map(([, name]) => `${name} ${range}`),
  );
  const declared = names.flatMap((name) =>
    Object.entries(manifestOf(name).peerDependencies ?? {}).map(([peer, range]) => `${peer} ${range}`),
  );
  expect(named.toSorted()).toEqual([...new Set(declared)].toSorted());
});
