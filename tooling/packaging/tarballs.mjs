import { readdirSync } from "node:fs";
import path from "node:path";
import { mustRun } from "../../scripts/lib/child.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";

/** Builds every published package, those others need first. */
export async function buildPackages() {
  await mustRun(
    "Building the packages",
    "pnpm",
    ["--recursive", "--workspace-concurrency=1", "--filter", "./packages/*", "build"],
    { cwd: ROOT },
  );
}

/**
 * Packs what would be published.
 * @param {import("./published.mjs").Published[]} packages @param {string} folder
 * @returns {Promise<Map<string, string>>} name → tarball
 */
export async function packPackages(packages, folder) {
  const tarballs = new Map();
  for (const { name, dir } of packages) {
    const before = new Set(readdirSync(folder));
    await mustRun(`Packing ${name}`, "pnpm", ["pack", "--pack-destination", folder], { cwd: dir });
    const made = readdirSync(folder).find((file) => !before.has(file));
    tarballs.set(name, path.join(folder, made ?? ""));
  }
  return tarballs;
}
