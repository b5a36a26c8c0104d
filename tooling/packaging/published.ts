import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { SOURCE_CONDITION } from "../vite/conditions.ts";
import { codeEntryPoints } from "../vite/entry-points.ts";

/** A published package. */
export interface Published {
  readonly name: string;
  readonly dir: string;
  /** The import path after the package's name; `.` is the root. */
  readonly entryPoints: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** End of the name of the file that lists the licences of bundled code. */
export const LICENCES = ".LICENSES.md";

/**
 * Returns whether a script of a package is bundled with a library of others (a file with its name and the end `LICENCES` lies beside
 * it, or beside the folder of its chunks). It is minified and has no source map.
 * @param files paths of all files of the package
 */
export function isBundledWithOthers(script: string, files: Iterable<string>): boolean {
  return [...files]
    .filter((file) => file.endsWith(LICENCES))
    .map((file) => file.slice(0, -LICENCES.length))
    .some((entry) => script === `${entry}.js` || script.startsWith(`${entry}/`));
}

/** Every package that is published. */
export function publishedPackages(): Published[] {
  const packages = path.join(ROOT, "packages");
  return readdirSync(packages)
    .map((folder) => path.join(packages, folder))
    .filter((dir) => existsSync(path.join(dir, "package.json")))
    .map((dir) => ({ dir, manifest: JSON.parse(readFileSync(path.join(dir, "package.json"), "utf8")) as Manifest }))
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ dir, manifest }) => ({ name: manifest.name, dir, entryPoints: importedNames(dir, manifest) }));
}

/** Returns every entry point with code, by its import specifier. */
function importedNames(dir: string, manifest: Manifest) {
  const files = Object.values(codeEntryPoints(dir)).map((source) => `./${source.replace(/^\.\//, "")}`);
  return Object.entries(manifest.exports).flatMap(([name, target]) => {
    const source = typeof target === "object" ? target[SOURCE_CONDITION] : undefined;
    if (source === undefined || source.endsWith(".css")) return [];
    if (!name.includes("*")) return [name];
    const [before = "", after = ""] = source.split("*");
    return files
      .filter((file) => file.startsWith(before) && file.endsWith(after))
      .map((file) => file.slice(before.length, file.length - after.length))
      .filter((star) => !star.includes("/"))
      .map((star) => name.replace("*", star));
  });
}
