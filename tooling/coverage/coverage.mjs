import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { citationProblems } from "./find-citations.mjs";
import { findTitles } from "./find-titles.mjs";
import { gather, writeSpec } from "./write-spec.mjs";

/**
 * Writes docs/spec/live-session.md from the requirements and the ids in titles of tests and tags of stories. With `--check` it fails
 * when a requirement has no test, when an id names no requirement, when nothing is asserted under an id, when a file cites a document
 * that is not in the repository, or when the committed document is out of date.
 */
const ROOT = path.resolve(import.meta.dirname, "../..");
const TARGET = "docs/spec/live-session.md";

const rows = JSON.parse(readFileSync(path.join(import.meta.dirname, "live-session.json"), "utf8"));
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: ROOT, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && existsSync(path.join(ROOT, file)))
  .sort();
const titled = files.filter((file) => /\.(test|spec|stories)\.tsx?$/.test(file));
const titles = titled.map((file) => [file, findTitles(path.join(ROOT, file))]);
const found = gather(rows, titles);
const text = writeSpec(rows, found);
const problems = [
  ...found.unknown.map((line) => `No requirement has the id ${line}`),
  ...found.silent.map((line) => `Nothing is asserted for ${line}`),
];

const isCheck = process.argv.includes("--check");
if (isCheck) {
  const known = existsSync(path.join(ROOT, TARGET)) ? readFileSync(path.join(ROOT, TARGET), "utf8") : "";
  if (known !== text) problems.push(`${TARGET} is not what the titles say: npm run coverage`);
  problems.push(...citationProblems(ROOT, files, rows));
  problems.push(...found.open.map(({ id, text: sentence }) => `Nothing asserts ${id}: ${sentence}`));
} else {
  mkdirSync(path.dirname(path.join(ROOT, TARGET)), { recursive: true });
  writeFileSync(path.join(ROOT, TARGET), text);
}
for (const problem of problems) console.error(problem);
const missing = found.open.length + found.later.length;
console.log(
  `${rows.length - missing} of ${rows.length} requirements are asserted, ${found.later.length} not built yet, ${found.open.length} without a test`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
