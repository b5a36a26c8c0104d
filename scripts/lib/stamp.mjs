import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Folders that hold results, never inputs. */
const NOT_INPUTS = new Set([
  "node_modules",
  "dist",
  "coverage",
  "storybook-static",
  "test-results",
  "playwright-report",
  ".turbo",
  ".git",
]);

/**
 * All files below the given files and folders, sorted, so that the order of a directory never changes a hash.
 * @param {string[]} roots
 * @param {(file: string) => boolean} [keep]
 * @returns {string[]}
 */
export function listFiles(roots, keep = () => true) {
  const found = [];
  const visit = (entry) => {
    if (!existsSync(entry)) return;
    if (!statSync(entry).isDirectory()) {
      if (keep(entry)) found.push(entry);
      return;
    }
    for (const name of readdirSync(entry)) if (!NOT_INPUTS.has(name)) visit(path.join(entry, name));
  };
  for (const root of roots) visit(root);
  return found.sort();
}

/**
 * A hash over names and contents: renaming, adding or removing a file changes it, touching one does not.
 * @param {string[]} roots files and folders
 * @param {{ keep?: (file: string) => boolean, base?: string, extra?: string }} [options] extra: settings that also count
 */
export function hashInputs(roots, { keep, base = process.cwd(), extra = "" } = {}) {
  const hash = createHash("sha256").update(extra);
  for (const file of listFiles(roots, keep)) {
    hash.update(`\0${path.relative(base, file)}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** @param {string} stampFile @param {string} value */
export function isStamped(stampFile, value) {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === value;
}

/** @param {string} stampFile @param {string} value */
export function writeStamp(stampFile, value) {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, value);
}
