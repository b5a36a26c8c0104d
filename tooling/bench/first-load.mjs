import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

/** @typedef {Record<string, { file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }>} Manifest */

/** Vite's manifest of a built web app. @param {string} dist @returns {Manifest} */
export const readManifest = (dist) => JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8"));

/** Everything a page loads at first: static imports from its entries, transitively. @param {Manifest} manifest @param {string[]} entries */
function closure(manifest, entries) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key) || !manifest[key]) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  entries.forEach(visit);
  return [...seen].map((key) => manifest[key]);
}

/** Bytes of these files, each compressed by itself. @param {string} dist @param {string[]} files */
export const gzipBytes = (dist, files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length, 0);

/** Files of the manifest by the source they begin with. @param {Manifest} manifest @param {RegExp} pattern */
export const findKeys = (manifest, pattern) => Object.keys(manifest).filter((key) => pattern.test(key));

/**
 * What the browser loads first on a page whose routes are these.
 * @param {Manifest} manifest @param {string[]} routes
 */
export function firstLoad(manifest, routes) {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const chunks = closure(manifest, [...entries, ...routes]);
  return { scripts: [...new Set(chunks.map((chunk) => chunk.file))].filter((file) => file.endsWith(".js")), chunks };
}

/** The pages that have a bound: the routes one of their addresses loads, and the most its first load may weigh, in kB of gzip. */
export const PAGES = [
  { name: "public page", routes: /routes\/(landing-page|public-page)\./, bound: 205 },
  { name: "listing", routes: /routes\/listing-page\./, bound: 200 },
  { name: "pre-join", routes: /routes\/(session-layout|prejoin-page)\./, bound: 385 },
  { name: "room", routes: /routes\/(session-layout|dashboard-lazy|dashboard-page)\./, bound: 420 },
];
