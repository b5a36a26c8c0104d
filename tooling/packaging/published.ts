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

/** The one entry point that is bundled with a library of others: a partner's build could not remove Excalidraw's outside addresses. */
const BUNDLED_WITH_OTHERS = { of: "@hotseat/session-widgets", entry: "dist/whiteboard/excalidraw" };

/**
 * Returns whether a script of a package is bundled with a library of others. Minified code of others has no source map, and
 * imports React as its authors wrote it; nothing else is different in it.
 */
export function isBundledWithOthers({ name }: Pick<Published, "name">, script: string): boolean {
  const { of, entry } = BUNDLED_WITH_OTHERS;
  return name === of && (script === `${entry}.js` || script.startsWith(`${entry}/`));
}

/** Returns the file that lists the licences of what is bundled into a package; null where nothing of others is. */
export const licencesIn = ({ name }: Pick<Published, "name">): string | null =>
  name === BUNDLED_WITH_OTHERS.of ? `${BUNDLED_WITH_OTHERS.entry}.LICENSES.md` : null;

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
