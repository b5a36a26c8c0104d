import path from "node:path";
import { ROOT } from "./paths.mjs";
import { say, tail } from "./say.mjs";

/**
 * Counts from the reports that test tools write for machines. A skipped test counts as failed: what a check does not
 * look at it must not call good.
 * @typedef {{ passed: number, failed: number, problems: string[] }} Counts problems: one line each, the failed tests' names and why
 */

/** Reports of Vitest (`--reporter=json`). @param {any} report @returns {Counts} */
export function countVitest(report) {
  const counts = { passed: 0, failed: 0, problems: /** @type {string[]} */ ([]) };
  const fail = (line) => {
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
    // A file that could not be loaded has no tests to report; the file itself is the failure.
    if (file.status === "failed" && tests.every(({ status }) => status === "passed"))
      fail(`${shortPath(file.name)} did not load`);
  }
  if (report.success === false && counts.failed === 0) fail("an error outside the tests (see the output above)");
  return counts;
}

/** Reports of Playwright (`--reporter=json`). @param {any} report @returns {Counts} */
export function countPlaywright(report) {
  const counts = { passed: 0, failed: 0, problems: /** @type {string[]} */ ([]) };
  const visit = (suite, trail) => {
    const here = suite.title ? [...trail, suite.title] : trail;
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests ?? []) {
        // "flaky" passed only at a second try: in a product about live calls that is a failure.
        if (test.status === "expected") counts.passed += 1;
        else {
          counts.failed += 1;
          counts.problems.push(`${[...here, spec.title].join(" › ")} (${test.status})`);
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

/** The last `N passed, N failed` line of a command of ours. @param {string} output @returns {Counts | null} */
export function countLine(output) {
  const found = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return found ? { passed: Number(found[1]), failed: Number(found[2]), problems: [] } : null;
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

/** Prefix of a line that names a failure. */
export const PROBLEM = "  ✗ ";

/**
 * Ends a check: the end of its output and its problems when something failed, then the line {@link countLine} reads.
 * @param {Counts & { output: string }} result
 * @returns {number} the exit code; a check that looked at nothing has failed
 */
export function conclude({ passed, failed, problems, output }) {
  if (failed > 0 && output) say(tail(output, 60));
  for (const problem of problems.slice(0, 30)) say(`${PROBLEM}${problem}`);
  say(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

/** The first line of a failed test's error: the rest is in the output, of which only the end is shown. */
function why(messages) {
  const line = messages?.[0]?.split("\n")[0].slice(0, 200);
  return line ? `: ${line}` : "";
}

function shortPath(file) {
  return path.relative(ROOT, path.resolve(ROOT, String(file)));
}
