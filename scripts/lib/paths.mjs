import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout's root folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** Node and pnpm of this checkout; ignored by git. */
export const TOOLCHAIN = path.join(ROOT, ".toolchain");

/** Reports of this checkout; deleted with node_modules, on purpose. */
export const WORK_CACHE = path.join(ROOT, "node_modules", ".cache", "hotseat");

/** Large files that all checkouts of a person share: the SFU binary, Python environments. */
export function userCache() {
  const base = process.env.XDG_CACHE_HOME || path.join(process.env.HOME || os.homedir(), ".cache");
  return path.join(base, "hotseat");
}

/**
 * Where the launcher keeps the database and its own files unless HOTSEAT_DATA_DIR is set; without the demo in a folder
 * of its own, so that demo people never meet real ones.
 */
export function defaultDataDir(demo = true) {
  return path.resolve(ROOT, process.env.HOTSEAT_DATA_DIR || path.join(".hotseat", demo ? "data" : "real"));
}
