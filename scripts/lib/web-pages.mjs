// The files of the built web app that the pages of an area of browser tests load, and a digest of them: an area runs again
// when a file changes that its pages load, not when any file of the app does (docs/decisions/0014).
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./paths.mjs";
import { Problem } from "./say.mjs";

/** Area → the modules behind an `import()` that its pages never load; an area that is not named loads everything. */
const LEFT_OUT = path.join(ROOT, "apps/web/e2e/left-out.json");

const ASSETS = "assets";
const MANIFEST = ".vite/";
const COMPRESSED = /\.(?:br|gz)$/;
const TEXT = /\.(?:js|css|html|json|svg)$/;
/** Vite's hash of the content, at the end of a name. */
const HASH = /-[\w-]{7,8}(?=\.\w+$)/;
/** A name of a built file in the text of another. */
const NAME = /[\w.@~-]+\.\w+/g;

/**
 * Vite's manifest: module → its chunk.
 * @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[], assets?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 */

/** @param {string} area @returns {string[]} modules relative to the repository; one that ends with a slash is a folder */
export function leftOutModules(area) {
  const areas = /** @type {Record<string, string[]>} */ (JSON.parse(readFileSync(LEFT_OUT, "utf8")));
  return areas[area] ?? [];
}

/** Area of browser tests → its script, which names its folders: `e2e-*` in apps/web/package.json. @returns {Map<string, string>} */
function scriptsOfAreas() {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "apps/web/package.json"), "utf8"));
  return new Map(
    Object.keys(scripts).flatMap((name) => (name.startsWith("e2e-") ? [[name.slice(4), scripts[name]]] : [])),
  );
}

export const webAreas = () => [...scriptsOfAreas().keys()];

/** The area of a folder of `apps/web/e2e`; undefined for one without tests. @param {string} folder */
export function areaOfFolder(folder) {
  return [...scriptsOfAreas()].find(([, script]) => script.split(" ").includes(`e2e/${folder}/`))?.[0];
}

/** The variable by which a task gets the digest of its area. @param {string} area */
export const pagesVariable = (area) => `HOTSEAT_PAGES_${area.toUpperCase()}`;

/**
 * The built files that only these modules load, relative to the build.
 * @param {string} dist
 * @param {string[]} modules as `leftOutModules` returns them; one that the build does not load with `import()` is a Problem
 * @returns {Set<string>}
 */
export function leftOutFiles(dist, modules) {
  const manifest = /** @type {Manifest} */ (
    JSON.parse(readFileSync(path.join(dist, MANIFEST, "manifest.json"), "utf8"))
  );
  const isOf = (/** @type {string} */ key, /** @type {string} */ module) =>
    module.endsWith("/") ? toModule(key).startsWith(module) : toModule(key) === module;
  const imported = new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports));
  const unknown = modules.find((module) => ![...imported].some((key) => isOf(key, module)));
  if (unknown)
    throw new Problem(`apps/web/e2e/left-out.json names ${unknown}, which the web app loads with no import()`);
  const loaded = filesFrom(manifest, () => true);
  const kept = filesFrom(manifest, (key) => !modules.some((module) => isOf(key, module)));
  return new Set([...loaded].filter((file) => !kept.has(file)));
}

/** A key of the manifest is relative to apps/web. @param {string} key */
const toModule = (key) => path.posix.join("apps/web", key);

/** Files that `index.html` loads, directly or not. @param {Manifest} manifest @param {(key: string) => boolean} isLoaded of an `import()` */
function filesFrom(manifest, isLoaded) {
  const files = new Set();
  const seen = new Set();
  const waiting = ["index.html"];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const { file, imports = [], dynamicImports = [], css = [], assets = [] } = manifest[key];
    for (const each of [file, ...css, ...assets]) files.add(each);
    waiting.push(...imports, ...dynamicImports.filter(isLoaded));
  }
  return files;
}

/**
 * Digest of a build without these files. A file names the chunks it loads with the hash of their content, so that the
 * entry changes with each chunk; here a file that is left out is named without its hash, and any other by its content.
 * @param {string} dist @param {ReadonlySet<string>} leftOut
 */
export function digestFiles(dist, leftOut) {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(MANIFEST) && !COMPRESSED.test(file));
  const assets = new Map(files.filter(isAsset).map((file) => [path.basename(file), file]));
  const toPlain = (/** @type {string} */ name) => (assets.has(name) ? name.replace(HASH, "") : name);
  const kept = files.filter((file) => !leftOut.has(file));
  const names = new Map(kept.map((file) => [file, isAsset(file) ? nameOf(dist, file, toPlain) : file]));
  const toName = (/** @type {string} */ name) => names.get(assets.get(name) ?? "") ?? toPlain(name);
  const lines = kept.map((file) => `${names.get(file)} ${sha(readWith(dist, file, toName))}`);
  return sha(lines.toSorted().join("\n"));
}

/** @param {string} file */
const isAsset = (file) => file.startsWith(`${ASSETS}/`);

/** @param {string} dist @param {string} file @param {(name: string) => string} toPlain */
function nameOf(dist, file, toPlain) {
  const name = path.basename(file);
  return TEXT.test(name) ? `${toPlain(name)} ${sha(readWith(dist, file, toPlain))}` : name;
}

/** The content, with names of built files replaced. @param {string} dist @param {string} file @param {(name: string) => string} replace */
function readWith(dist, file, replace) {
  const content = readFileSync(path.join(dist, file));
  return TEXT.test(file) ? content.toString("utf8").replace(NAME, replace) : content;
}

/** @param {string | Buffer} content */
const sha = (content) => createHash("sha256").update(content).digest("hex");

/** Digest of what the pages of an area load. @param {string} dist @param {string} area */
export const digestPages = (dist, area) => digestFiles(dist, leftOutFiles(dist, leftOutModules(area)));
