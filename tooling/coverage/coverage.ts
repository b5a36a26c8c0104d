import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { check, runChecks } from "../../scripts/lib/checks.mjs";
import { say } from "../../scripts/lib/say.mjs";
import { citationProblems } from "./find-citations.ts";
import { findTitles } from "./find-titles.ts";
import { gather, type Row, writeSpec } from "./write-spec.ts";

/**
 * Writes docs/spec/live-session.md from the requirements and the ids in titles of tests and tags of stories. With `--check` it fails
 * when a requirement has no test, when an id names no requirement, when nothing is asserted under an id, when a file cites a document
 * that is not in the repository, or when the committed document is out of date.
 */
const ROOT = path.resolve(import.meta.dirname, "../..");
const TARGET = "docs/spec/live-session.md";

const rows: Row[] = JSON.parse(readFileSync(path.join(import.meta.dirname, "live-session.json"), "utf8"));
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: ROOT, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && existsSync(path.join(ROOT, file)))
  .sort();
const titled = files.filter((file) => /\.(test|spec|stories)\.tsx?$/.test(file));
const titles = titled.map((file) => [file, findTitles(path.join(ROOT, file))] as const);
const found = gather(rows, titles);
const text = writeSpec(rows, found);

await runChecks(() => {
  check(found.unknown.length === 0, "every id in a title or tag is that of a requirement", found.unknown);
  check(found.silent.length === 0, "every test and story that carries an id asserts something", found.silent);
  if (process.argv.includes("--check")) {
    const known = existsSync(path.join(ROOT, TARGET)) ? readFileSync(path.join(ROOT, TARGET), "utf8") : "";
    check(known === text, `${TARGET} is what the titles say`, ["npm run coverage"]);
    const faults = citationProblems(ROOT, files, rows);
    check(faults.length === 0, "every citation leads to something in the repository", faults);
    const open = found.open.map(({ id, text: sentence }) => `${id}: ${sentence}`);
    check(open.length === 0, "every requirement has a test", open);
  } else {
    mkdirSync(path.dirname(path.join(ROOT, TARGET)), { recursive: true });
    writeFileSync(path.join(ROOT, TARGET), text);
  }
  const missing = found.open.length + found.later.length;
  say(`${rows.length - missing} of ${rows.length} requirements are asserted, ${found.later.length} not built yet`);
});
