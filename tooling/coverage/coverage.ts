import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { check, runChecks } from "../../scripts/lib/checks.mjs";
import { say } from "../../scripts/lib/say.mjs";
import { citationProblems } from "./find-citations.ts";
import { decisionProblems, headingIn } from "./find-decisions.ts";
import { findTitles } from "./find-titles.ts";
import { SPECS } from "./specs.ts";
import { gather, type Row, writeSpec } from "./write-spec.ts";

/**
 * Writes each document of requirements in docs/spec from its rows and the ids in titles of tests and tags of stories. With `--check` it
 * fails when a requirement has no test, when an id names no requirement, when nothing is asserted under an id, when a file cites a
 * document that is not in the repository, or when a committed document is out of date.
 */
const ROOT = path.resolve(import.meta.dirname, "../..");

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: ROOT, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && existsSync(path.join(ROOT, file)))
  .sort();
const titles = files
  .filter((file) => /\.(test|spec|stories)\.tsx?$/.test(file))
  .map((file) => [file, findTitles(path.join(ROOT, file))] as const);
const specs = SPECS.map((spec) => {
  const rows: Row[] = JSON.parse(readFileSync(path.join(import.meta.dirname, `${spec.name}.json`), "utf8"));
  const found = gather(spec.prefix, rows, titles);
  return { target: `docs/spec/${spec.name}.md`, rows, found, text: writeSpec(spec, rows, found) };
});
const isCheck = process.argv.includes("--check");

await runChecks(() => {
  for (const { target, rows, found, text } of specs) {
    check(found.unknown.length === 0, `${target}: every id in a title or tag is that of a requirement`, found.unknown);
    check(
      found.silent.length === 0,
      `${target}: every test and story that carries an id asserts something`,
      found.silent,
    );
    if (isCheck) {
      const known = existsSync(path.join(ROOT, target)) ? readFileSync(path.join(ROOT, target), "utf8") : "";
      check(known === text, `${target} is what the titles say`, ["npm run coverage"]);
      const open = found.open.map(({ id, text: sentence }) => `${id}: ${sentence}`);
      check(open.length === 0, `${target}: every requirement has a test`, open);
    } else {
      mkdirSync(path.dirname(path.join(ROOT, target)), { recursive: true });
      writeFileSync(path.join(ROOT, target), text);
    }
    const missing = found.open.length + found.later.length;
    say(
      `${target}: ${rows.length - missing} of ${rows.length} requirements are asserted, ${found.later.length} not built yet`,
    );
  }
  if (!isCheck) return;
  const faults = citationProblems(
    ROOT,
    files,
    specs.flatMap(({ rows }) => rows),
  );
  check(faults.length === 0, "every citation leads to something in the repository", faults);
  const numbers = decisionProblems(files, headingIn(ROOT));
  check(numbers.length === 0, "every decision has a number of its own, in its file name and its heading", numbers);
});
