import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

/** Whether a built file has no code: a directive and comments alone. */
const isEmpty = (code: string): boolean => code.split("\n").every((line) => /^(?:"use client";|\/\/.*)?$/.test(line));

/**
 * Removes from a built folder what nobody needs: shared chunks without code, which are left where a chunk had a style sheet alone, their
 * imports, and the comments that name each source file, which the source maps name too. A removed line stays as an empty one: source maps
 * stay true.
 */
export function trimBuild(folder: string): void {
  const files = globSync(`${folder}/**/*.js`).map((file) => ({ file, code: readFileSync(file, "utf8") }));
  const empty = new Set(
    files.filter(({ file, code }) => basename(file).startsWith("chunk-") && isEmpty(code)).map(({ file }) => file),
  );
  const names = new Set([...empty].map((file) => basename(file)));
  for (const { file, code } of files) {
    if (empty.has(file)) {
      rmSync(file);
      rmSync(`${file}.map`, { force: true });
      continue;
    }
    const rest = code
      .replace(/^import "[./]*\/(chunk-\w+\.js)";$/gm, (line, name: string) => (names.has(name) ? "" : line))
      .replace(/^\/\/ src\/.*$/gm, "");
    if (rest !== code) writeFileSync(file, rest);
  }
}
