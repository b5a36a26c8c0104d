import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./paths.mjs";

/** The folders of the workspace's packages, relative to the root. @returns {string[]} */
export function listFolders() {
  return ["apps", "packages", "tooling"].flatMap((group) =>
    readdirSync(path.join(ROOT, group))
      .filter((name) => existsSync(path.join(ROOT, group, name, "package.json")))
      .map((name) => `${group}/${name}`),
  );
}

/** The package or folder of a file, as a short name; other files belong to their top folder. @param {string} file */
export function folderOf(file) {
  const parts = path.relative(ROOT, path.resolve(ROOT, file)).split(path.sep);
  if (["apps", "packages", "tooling", "services", "examples"].includes(parts[0]) && parts.length > 2)
    return parts.slice(0, 2).join("/");
  return parts.length > 1 ? parts[0] : "(root)";
}
