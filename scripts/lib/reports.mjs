import path from "node:path";
import { ROOT } from "./paths.mjs";

/**
 * Counts from the reports that test tools write for machines. A skipped test counts as failed: what a check does not
 * look at it must not call good.
 * @typedef {import("./checks.mjs").Counts} Counts
 * @typedef {{ status: string, results?: { stdout?: { text?: string }[] }[] }} BrowserTest
 * @typedef {{ title: string, tests?: BrowserTest[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite of Playwright's report
 */

/** Reports of Vitest (`--reporter=json`). @param {any} report @returns {Counts} */
export function countVitest(report) {
  const counts = { passed: 0, failed: 0, problems: /** @type {string[]} */ ([]) };
  const fail = (/** @type {string} */ line) => {
    counts.failed += 1;
    counts.problems.push(line);
  };
  for (const file of report.testResults ?? []) {
    const tests = file.assertionResults ?? [];
    for (const { status, fullName, failureMessages } of tests) {
      if (status === "passed") counts.passed += 1;
      else
        fail(
          `${shortPath(file.name)} › ${fullName}${status === "failed" ? why(failureMessages) : ` (${status}: not run)`}`,
        );
    }
    // A file that could not even be loaded has no tests to report, and the file itself is the failure.
    if (file.status === "failed" && tests.every((/** @type {{ status: string }} */ { status }) => status === "passed"))
      fail(`${shortPath(file.name)} did not load`);
  }
  if (report.success === false && counts.failed === 0) fail("an error outside the tests (see the output above)");
  return counts;
}

/** Reports of Playwright (`--reporter=json`). @param {any} report @returns {Counts} */
export function countPlaywright(report) {
  const counts = { passed: 0, failed: 0, problems: /** @type {string[]} */ ([]) };
  const visit = (/** @type {Suite} */ suite, /** @type {string[]} */ trail) => {
    const here = suite.title ? [...trail, suite.title] : trail;
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests ?? []) {
        // "flaky" passed only at a second try: in a product about live calls that is a failure.
        if (test.status === "expected") counts.passed += 1;
        else {
          counts.failed += 1;
          counts.problems.push(`${[...here, spec.title].join(" › ")} (${test.status})${printedBy(test)}`);
        }
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, here);
  };
  for (const suite of report.suites ?? []) visit(suite, []);
  for (const error of report.errors ?? []) {
    counts.failed += 1;
    counts.problems.push(String(error.message ?? error).split("\n")[0]);
  }
  return counts;
}

/** One check per name: passed when nothing is known against it. @param {string[]} names @param {Map<string, string[]>} faults */
export function countByName(names, faults) {
  const all = [...new Set([...names, ...faults.keys()])];
  const bad = all.filter((name) => faults.get(name)?.length);
  return {
    passed: all.length - bad.length,
    failed: bad.length,
    problems: bad.flatMap(
      (name) =>
        faults
          .get(name)
          ?.slice(0, 10)
          .map((fault) => `${name}: ${fault}`) ?? [],
    ),
  };
}

/** @param {Counts[]} all @returns {Counts} */
export function sum(all) {
  return {
    passed: all.reduce((total, each) => total + each.passed, 0),
    failed: all.reduce((total, each) => total + each.failed, 0),
    problems: all.flatMap((each) => each.problems),
  };
}

/**
 * The first line of a failed test's error: the rest is in the output, of which only the end is shown.
 * @param {string[] | undefined} messages
 */
function why(messages) {
  const line = messages?.[0]?.split("\n")[0].slice(0, 200);
  return line ? `: ${line}` : "";
}

/** Lines that a browser test printed, such as the text of its pages: on another machine nothing else is kept. @param {BrowserTest} test */
function printedBy({ results }) {
  const text = (results?.at(-1)?.stdout ?? []).map((part) => part.text ?? "").join("");
  return text.trim() === "" ? "" : `\n${text.trimEnd()}`;
}

/** @param {string} file */
function shortPath(file) {
  return path.relative(ROOT, path.resolve(ROOT, String(file)));
}
