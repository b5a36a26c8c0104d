import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { SOURCE_CONDITION } from "./conditions.ts";

type Manifest = { exports: Record<string, string | Record<string, string>> };

const CODE = /\.tsx?$/;

/** Returns the files of a pattern with one star; the star is one folder. */
function expand(root: string, pattern: string): string[] {
  const [before = "", after] = pattern.split("*");
  if (after === undefined) return [pattern];
  return readdirSync(join(root, before))
    .map((name) => `${before}${name}${after}`)
    .filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile());
}

function sources(root: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
  return Object.values(manifest.exports).flatMap((target) =>
    typeof target === "object" && target[SOURCE_CONDITION] ? expand(root, target[SOURCE_CONDITION]) : [],
  );
}

/** Returns every entry point of a package with code, from its `exports`: name in `dist` → source file. */
export function codeEntryPoints(root: string): Record<string, string> {
  const files = sources(root).filter((file) => CODE.test(file));
  return Object.fromEntries(files.map((file) => [relative("src", file).replace(CODE, ""), file]));
}

/** Returns the source of the entry point `./styles.css`, where the package has one. */
export function styleEntryPoint(root: string): string | undefined {
  return sources(root).find(
    (file) => file.endsWith(".css") && statSync(join(root, file), { throwIfNoEntry: false })?.isFile(),
  );
}

/** Returns the widget files that the `exports` of a package require, as source paths with a star for the folder. */
function widgetPatterns(root: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
  return Object.values(manifest.exports)
    .map((target) => (typeof target === "object" ? (target[SOURCE_CONDITION] ?? "") : ""))
    .filter((source) => source.includes("*"));
}

/** A widget without a hook or a store has no headless entry point (`docs/decisions/0016`). */
const isOptional = (pattern: string) => pattern.endsWith("/headless.ts");

/** Returns every entry point that a package must have for its widgets, the folders of `src` with at least one: paths from `src`. */
export function widgetEntryPoints(root: string): string[] {
  const patterns = widgetPatterns(root);
  const present = patterns.flatMap((pattern) => expand(root, pattern));
  const folders = new Set(present.map((file) => dirname(relative("src", file))));
  const required = patterns.filter((pattern) => !isOptional(pattern));
  return [...folders].flatMap((folder) => required.map((pattern) => relative("src", pattern.replace("*", folder))));
}
