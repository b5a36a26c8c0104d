import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { check, runChecks } from "../../scripts/lib/checks.mjs";
import { drawGraph, placeGraph } from "./draw-graph.ts";

/** Draws the graph of packages into README.md from every `package.json`; with `--check` it fails when README.md shows another one. */
const ROOT = path.resolve(import.meta.dirname, "../..");
const README = path.join(ROOT, "README.md");

const manifests = ["apps", "packages"].flatMap((kind) =>
  readdirSync(path.join(ROOT, kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const file = path.join(ROOT, kind, name, "package.json");
      return [{ folder: `${kind}/${name}`, ...JSON.parse(readFileSync(file, "utf8")) }];
    }),
);
const names = new Set(manifests.map(({ name }) => name));
const packages = manifests.map(({ folder, name, dependencies = {}, devDependencies = {} }) => {
  const all = Object.keys({ ...dependencies, ...devDependencies });
  return { folder, name, uses: all.filter((one) => names.has(one)).sort() };
});

const before = readFileSync(README, "utf8");
const after = placeGraph(before, drawGraph(packages));
if (!process.argv.includes("--check")) writeFileSync(README, after);
else
  await runChecks(() =>
    check(after === before, "README.md shows the graph of packages there is", ["npm run architecture"]),
  );
