import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { mustRun } from "../../scripts/lib/child.mjs";
import { isBundledWithOthers, licencesIn, type Published } from "./published.ts";

const FILES = ["README.md", "LICENSE", "CHANGELOG.md"];
const FIELDS = ["description", "license", "repository"];

/** Runs tar and returns its output. */
const tar = async (args: string[]) => (await mustRun("Reading a tarball", "tar", args)).stdout;

/** READMEs of a package's widgets, as paths inside it. */
const widgetReadmes = (dir: string) =>
  readdirSync(path.join(dir, "src"))
    .map((folder) => `src/${folder}/README.md`)
    .filter((file) => existsSync(path.join(dir, file)));

/**
 * Checks each tarball for READMEs, licence, changelog, the repository's address, and a source map for each script of ours.
 */
export function contentChecks(
  packages: readonly Published[],
  tarballs: Map<string, string>,
): Promise<{ title: string; missing: string[] }[]> {
  return Promise.all(
    packages.map(async (published) => {
      const { name, dir } = published;
      const tarball = tarballs.get(name) ?? "";
      const listed = (await tar(["-tzf", tarball])).split("\n").map((line) => line.replace(/^package\//, ""));
      const files = new Set(listed.filter(Boolean));
      const manifest = JSON.parse(await tar(["-xzOf", tarball, "package/package.json"]));
      const scripts = [...files].filter((file) => /^dist\/.*\.js$/.test(file));
      const mapped = scripts.filter((file) => !isBundledWithOthers(published, file));
      if (mapped.length === 0) throw new Error(`${tarball} holds no script`);
      const licences = licencesIn(published);
      const wanted = [
        ...[...FILES, ...(licences ? [licences] : []), ...widgetReadmes(dir)],
        ...mapped.map((file) => `${file}.map`),
      ];
      const missing = [
        ...wanted.filter((file) => !files.has(file)),
        ...FIELDS.filter((field) => !manifest[field]).map((field) => `"${field}" in package.json`),
      ];
      return { title: `contents of ${name}, ${files.size} files`, missing };
    }),
  );
}
