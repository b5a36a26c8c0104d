import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findTitles } from "./find-titles.mjs";
import { gather, writeCoverage } from "./write-coverage.mjs";

/**
 * Writes docs/coverage/live-session.md from the titles of tests and the names of stories; with `--check` fails when a row has
 * nothing that shows it, when a title carries a number that no row has, when nothing is asserted under a title with a number, or
 * when the committed document is an older one.
 */
const ROOT = path.resolve(import.meta.dirname, "../..");
const TARGET = "docs/coverage/live-session.md";

const rows = JSON.parse(readFileSync(path.join(import.meta.dirname, "live-session.json"), "utf8"));
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: ROOT, encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(test|spec|stories)\.tsx?$/.test(file) && existsSync(path.join(ROOT, file)))
  .sort();
const titles = files.map((file) => [file, findTitles(path.join(ROOT, file))]);
const found = gather(rows, titles);
const text = writeCoverage(rows, found);
const problems = [
  ...found.unknown.map((line) => `No row has the number ${line}`),
  ...found.silent.map((line) => `Nothing is asserted for ${line}`),
];

const isCheck = process.argv.includes("--check");
if (isCheck) {
  const known = existsSync(path.join(ROOT, TARGET)) ? readFileSync(path.join(ROOT, TARGET), "utf8") : "";
  if (known !== text) problems.push(`${TARGET} is not what the titles say: npm run coverage`);
  problems.push(...found.open.map(({ id, text: sentence }) => `Nothing shows ${id}: ${sentence}`));
} else {
  mkdirSync(path.dirname(path.join(ROOT, TARGET)), { recursive: true });
  writeFileSync(path.join(ROOT, TARGET), text);
}
for (const problem of problems) console.error(problem);
const missing = found.open.length + found.later.length;
console.log(
  `${rows.length - missing} of ${rows.length} rows are shown, ${found.later.length} not built yet, ${found.open.length} open`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
