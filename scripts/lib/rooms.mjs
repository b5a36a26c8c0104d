import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./paths.mjs";

/**
 * The rooms that are packages of the workspace.
 * @typedef {{ name: string, folder: string, dir: string, needs: string[] }} Room folder: relative to the root; needs: the
 *   names of our packages it depends on
 * @returns {Room[]}
 */
export function listRooms() {
  return ["apps", "packages", "tooling"].flatMap((group) =>
    readdirSync(path.join(ROOT, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(path.join(ROOT, group, entry.name, "package.json")))
      .map((entry) => {
        const folder = `${group}/${entry.name}`;
        const manifest = JSON.parse(readFileSync(path.join(ROOT, folder, "package.json"), "utf8"));
        const needs = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
        return {
          name: manifest.name,
          folder,
          dir: path.join(ROOT, folder),
          needs: needs.filter((need) => need.startsWith("@hotseat/")),
        };
      }),
  );
}

/** The room a file lies in, as a short name; files outside of all rooms belong to their top folder. @param {string} file */
export function roomOf(file) {
  const parts = path.relative(ROOT, path.resolve(ROOT, file)).split(path.sep);
  if (["apps", "packages", "tooling", "services", "examples"].includes(parts[0]) && parts.length > 2)
    return parts.slice(0, 2).join("/");
  return parts.length > 1 ? parts[0] : "(root)";
}

/** A room and everything of ours it is built on. @param {Room} room @param {Room[]} rooms @returns {Room[]} */
export function withNeeds(room, rooms) {
  const seen = new Map();
  const visit = (each) => {
    if (seen.has(each.name)) return;
    seen.set(each.name, each);
    for (const need of rooms.filter(({ name }) => each.needs.includes(name))) visit(need);
  };
  visit(room);
  return [...seen.values()];
}
