import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { codeDoors } from "../vite/doors.ts";

/**
 * A package that others can install.
 * @typedef {{ name: string, dir: string, doors: string[] }} Published doors: as in an import behind the name, `.` is the root
 */

/** @returns {Published[]} */
export function publishedPackages() {
  const packages = path.join(ROOT, "packages");
  return readdirSync(packages)
    .map((folder) => path.join(packages, folder))
    .filter((dir) => existsSync(path.join(dir, "package.json")))
    .map((dir) => ({ dir, manifest: JSON.parse(readFileSync(path.join(dir, "package.json"), "utf8")) }))
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ dir, manifest }) => ({ name: manifest.name, dir, doors: doorsOf(dir, manifest) }));
}

/** Every code door by the name it is imported by. */
function doorsOf(dir, manifest) {
  const files = new Map(
    Object.entries(codeDoors(dir)).map(([door, source]) => [`./${source.replace(/^\.\//, "")}`, door]),
  );
  return Object.entries(manifest.exports).flatMap(([name, target]) => {
    const source = typeof target === "object" ? target["@hotseat/source"] : undefined;
    if (source === undefined || source.endsWith(".css")) return [];
    if (!name.includes("*")) return [name];
    const [before, after] = source.split("*");
    return [...files.keys()]
      .filter((file) => file.startsWith(before) && file.endsWith(after))
      .map((file) => file.slice(before.length, file.length - after.length))
      .filter((star) => !star.includes("/"))
      .map((star) => name.replace("*", star));
  });
}
