import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

/** Vite's manifest: built files by their source. */
type Manifest = Record<string, Chunk>;

/** A built file. */
export interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: string[];
  readonly dynamicImports?: string[];
}

/** Reads Vite's manifest of a built web app. */
export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8"));

/** Returns all files of a page's first load: static imports from its entries, transitively. */
function closure(manifest: Manifest, entries: string[]) {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key) || !manifest[key]) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  entries.forEach(visit);
  return [...seen].map((key) => manifest[key]);
}

/** Returns the bytes of these files, each compressed separately. */
export const gzipBytes = (dist: string, files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length, 0);

/** Returns the manifest's keys by the start of their source path. */
export const findKeys = (manifest: Manifest, pattern: RegExp) =>
  Object.keys(manifest).filter((key) => pattern.test(key));

/** Returns the files of a page's first load, by its routes. */
export function firstLoad(manifest: Manifest, routes: string[]) {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const chunks = closure(manifest, [...entries, ...routes]);
  return { scripts: [...new Set(chunks.map((chunk) => chunk.file))].filter((file) => file.endsWith(".js")), chunks };
}

/** Pages with a bound: the routes of one address, and the maximum of its first load in kB of gzip. */
export const PAGES = [
  { name: "public page", routes: /routes\/(landing-page|public-page)\./, bound: 205 },
  { name: "listing", routes: /routes\/listing-page\./, bound: 200 },
  { name: "pre-join", routes: /routes\/(session-layout|prejoin-page)\./, bound: 240 },
  { name: "room", routes: /routes\/(session-layout|dashboard-lazy|dashboard-page)\./, bound: 420 },
];
