import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

/** Vite's manifest: what was built, by the source it was built from. */
type Manifest = Record<string, Chunk>;

/** A file that was built. */
export interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: string[];
  readonly dynamicImports?: string[];
}

/** Vite's manifest of a built web app. */
export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8"));

/** Everything a page loads at first: static imports from its entries, transitively. */
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

/** Bytes of these files, each compressed by itself. */
export const gzipBytes = (dist: string, files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length, 0);

/** Files of the manifest by the source they begin with. */
export const findKeys = (manifest: Manifest, pattern: RegExp) =>
  Object.keys(manifest).filter((key) => pattern.test(key));

/** What the browser loads first on a page whose routes are these. */
export function firstLoad(manifest: Manifest, routes: string[]) {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const chunks = closure(manifest, [...entries, ...routes]);
  return { scripts: [...new Set(chunks.map((chunk) => chunk.file))].filter((file) => file.endsWith(".js")), chunks };
}

/** The pages that have a bound: the routes one of their addresses loads, and the most its first load may weigh, in kB of gzip. */
export const PAGES = [
  { name: "public page", routes: /routes\/(landing-page|public-page)\./, bound: 205 },
  { name: "listing", routes: /routes\/listing-page\./, bound: 200 },
  { name: "pre-join", routes: /routes\/(session-layout|prejoin-page)\./, bound: 240 },
  { name: "room", routes: /routes\/(session-layout|dashboard-lazy|dashboard-page)\./, bound: 420 },
];
