import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { conclude, countLine } from "./checks.mjs";

const FRAME = new URL("./checks.mjs", import.meta.url).href;

/** Runs a check in a process of its own. @param {string} body of the function that {@link runChecks} runs */
function runIn(body) {
  const script = `import { check, runChecks } from ${JSON.stringify(FRAME)}; await runChecks(async () => { ${body} });`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  return { status, lines: stdout.trimEnd().split("\n"), stderr };
}

it("a check whose results all hold prints each, and ends with exit code 0", () => {
  const { status, lines } = runIn('check(true, "first", ["a detail"]); check(true, "second");');
  expect(lines).toEqual(["  ✓ first", "  ✓ second", "2 passed, 0 failed"]);
  expect(status).toBe(0);
});

it("a result that does not hold is shown with its details, and the check ends with exit code 1", () => {
  const { status, lines } = runIn('check(true, "first"); check(false, "second", ["what is wrong"]);');
  expect(lines).toEqual(["  ✓ first", "  ✗ second", "    what is wrong", "1 passed, 1 failed"]);
  expect(status).toBe(1);
});

it("an error in a check is reported, and counts as a failure beside the results before it", () => {
  const { status, lines, stderr } = runIn('check(true, "first"); throw new Error("no browser");');
  expect(lines).toEqual(["  ✓ first", "1 passed, 1 failed"]);
  expect(stderr).toContain("no browser");
  expect(status).toBe(1);
});

it("a check without results has failed", () => {
  expect(runIn("")).toMatchObject({ status: 1, lines: ["0 passed, 0 failed"] });
});

it("conclude returns exit code 1 for failures and for nothing passed", () => {
  const counts = { problems: [], output: "" };
  expect(conclude({ ...counts, passed: 2, failed: 0 })).toBe(0);
  expect(conclude({ ...counts, passed: 2, failed: 1 })).toBe(1);
  expect(conclude({ ...counts, passed: 0, failed: 0 })).toBe(1);
});

it("countLine reads the last closing line, and only a line that is nothing else", () => {
  expect(countLine("3 passed, 1 failed\nmore\n12 passed, 0 failed\n")).toMatchObject({ passed: 12, failed: 0 });
  expect(countLine("in all 12 passed, 0 failed")).toBeNull();
});
