import { expect, it } from "vitest";
import { countByName, countPlaywright, countVitest, sum } from "./reports.mjs";

/** @param {string} status */
const test = (status, fullName = status) => ({ status, fullName });

it("counts Vitest's tests, and a skipped one as failed", () => {
  const report = {
    success: false,
    testResults: [
      {
        name: "a.test.ts",
        status: "failed",
        assertionResults: [test("passed"), test("failed"), test("skipped"), test("todo")],
      },
    ],
  };
  expect(countVitest(report)).toMatchObject({ passed: 1, failed: 3 });
});

it("names the reason of a failed test, in one line", () => {
  const failed = { ...test("failed", "a story"), failureMessages: ["Error: the page drew nothing\n    at …"] };
  const report = { success: false, testResults: [{ name: "a.ts", status: "failed", assertionResults: [failed] }] };
  expect(countVitest(report).problems).toEqual(["a.ts › a story: Error: the page drew nothing"]);
});

it("counts a file that did not load as one failure", () => {
  const report = { success: false, testResults: [{ name: "a.test.ts", status: "failed", assertionResults: [] }] };
  expect(countVitest(report)).toEqual({ passed: 0, failed: 1, problems: ["a.test.ts did not load"] });
});

it("counts an error outside the tests", () => {
  const report = { success: false, testResults: [{ name: "a", status: "passed", assertionResults: [test("passed")] }] };
  expect(countVitest(report)).toMatchObject({ passed: 1, failed: 1 });
});

it("counts Playwright's tests through nested suites; flaky and skipped are failures", () => {
  const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({ title, tests: [{ status }] });
  const report = {
    suites: [
      {
        title: "path.spec.ts",
        specs: [spec("a", "expected")],
        suites: [{ title: "in", specs: [spec("b", "flaky"), spec("c", "skipped"), spec("d", "unexpected")] }],
      },
    ],
    errors: [{ message: "no browser\n  at …" }],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 1,
    failed: 4,
    problems: [
      "path.spec.ts › in › b (flaky)",
      "path.spec.ts › in › c (skipped)",
      "path.spec.ts › in › d (unexpected)",
      "no browser",
    ],
  });
});

it("a failed browser test has the lines of its last run below its name", () => {
  const results = [
    { stdout: [{ text: "first run" }] },
    { stdout: [{ text: "  amelie was at /home\n" }, { text: "" }] },
  ];
  const specs = [{ title: "a", tests: [{ status: "unexpected", results }] }];
  expect(countPlaywright({ suites: [{ title: "path.spec.ts", specs }] }).problems).toEqual([
    "path.spec.ts › a (unexpected)\n  amelie was at /home",
  ]);
});

it("counts one check per name, also for a name that only shows up with a fault", () => {
  const faults = new Map([
    ["b", ["wrong"]],
    ["c", ["worse"]],
  ]);
  const counts = countByName(["a", "b"], faults);
  expect(counts).toEqual({ passed: 1, failed: 2, problems: ["b: wrong", "c: worse"] });
  expect(sum([counts, counts])).toMatchObject({ passed: 2, failed: 4 });
});
