import { readdirSync } from "node:fs";
import path from "node:path";
import { mustRun } from "../../scripts/lib/child.mjs";
import { ROOT } from "../../scripts/lib/paths.mjs";
import type { Published } from "./published.ts";

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
 * @returns name → tarball
 */
export async function packPackages(packages: readonly Published[], folder: string): Promise<Map<string, string>> {
  const tarballs = new Map<string, string>();
  for (const { name, dir } of packages) {
    const before = new Set(readdirSync(folder));
    await mustRun(`Packing ${name}`, "pnpm", ["pack", "--pack-destination", folder], { cwd: dir });
    const made = readdirSync(folder).find((file) => !before.has(file));
    tarballs.set(name, path.join(folder, made ?? ""));
  }
  return tarballs;
}
