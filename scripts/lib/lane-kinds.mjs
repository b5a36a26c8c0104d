import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { capture } from "./child.mjs";
import { obtainChromium } from "./chromium.mjs";
import { ROOT, WORK_CACHE } from "./paths.mjs";
import { startPostgres } from "./postgres.mjs";
import { countLine, countPlaywright, countVitest } from "./reports.mjs";
import { tail } from "./say.mjs";

/**
 * @typedef {import("./reports.mjs").Counts & { output: string }} LaneResult output: shown when something failed
 * @typedef {{ name: string, slots?: 1 | 2, run: () => Promise<LaneResult> }} Lane
 *   slots: how many of the two places it takes; 2 runs alone
 */

/** A lane that hangs is a lane that failed. The browser tests, the longest, take eleven minutes on two cores. */
const LANE_TIMEOUT_MS = 25 * 60_000;

const REPORTS = path.join(WORK_CACHE, "reports");

/** Vitest in a folder of the workspace. @param {string} folder @param {Options} [options]
 * @typedef {{ env?: NodeJS.ProcessEnv, args?: string[], chromium?: boolean, postgres?: boolean, report?: string }} Options */
export function vitest(folder, options = {}) {
  return () =>
    reported(folder, options, countVitest, (report) => ({
      program: path.join(ROOT, "node_modules", ".bin", "vitest"),
      args: ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...(options.args ?? [])],
    }));
}

/** A package's own test script, which is Vitest. @param {string} name of the package @param {Options} [options] */
export function packageTests(name, options = {}) {
  return () =>
    reported(".", { report: name, ...options }, countVitest, (report) => ({
      program: "pnpm",
      args: ["--filter", name, "test", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    }));
}

/** A package's browser tests, which are Playwright. @param {string} name @param {string} script @param {Options} [options] */
export function packageBrowserTests(name, script, options = {}) {
  return () =>
    reported(".", { report: `${name}-${script}`, ...options }, countPlaywright, (report) => ({
      program: "pnpm",
      args: ["--filter", name, script, "--reporter=list,json"],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    }));
}

/** Commands that are good when they exit 0, one check each, unless they end with their own `N passed, N failed`.
 * @param {{ title: string, run: string[] }[]} commands */
export function commands(commands) {
  return async () => {
    const total = { passed: 0, failed: 0, problems: /** @type {string[]} */ ([]), output: "" };
    for (const { title, run } of commands) {
      const done = await capture(run[0], run.slice(1), { cwd: ROOT, timeoutMs: LANE_TIMEOUT_MS });
      const counts = countLine(done.output) ?? { passed: done.code === 0 ? 1 : 0, failed: 0 };
      if (done.code !== 0 && counts.failed === 0) counts.failed = 1;
      total.passed += counts.passed;
      total.failed += counts.failed;
      if (counts.failed) total.problems.push(title);
      if (counts.failed) total.output += `${tail(done.output)}\n`;
    }
    return total;
  };
}

/** @returns {Promise<LaneResult>} */
async function reported(folder, options, count, plan) {
  mkdirSync(REPORTS, { recursive: true });
  const key = `${options.report ?? folder}${options.postgres ? "-postgres" : ""}`.replace(/[^\w-]+/g, "_");
  const report = path.join(REPORTS, `${key}.json`);
  rmSync(report, { force: true });
  const browser = options.chromium ? await obtainChromium() : null;
  const database = options.postgres ? await startPostgres() : null;
  try {
    const { program, args, env } = plan(report);
    const done = await capture(program, args, {
      cwd: path.join(ROOT, folder),
      timeoutMs: LANE_TIMEOUT_MS,
      env: {
        ...process.env,
        NO_COLOR: "1",
        FORCE_COLOR: undefined,
        ...(browser ? { CHROMIUM_PATH: browser.executablePath } : {}),
        ...(database ? { DATABASE_URL: database.url } : {}),
        ...options.env,
        ...env,
      },
    });
    return { ...read(report, count, done), output: tail(done.output, 60) };
  } finally {
    await database?.stop();
  }
}

/** No report, an empty one, or a bad exit code with nothing failed in it: each is a failure, never a zero. */
function read(report, count, { code, signal }) {
  let counts = { passed: 0, failed: 0, problems: /** @type {string[]} */ ([]) };
  try {
    counts = count(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    counts.problems.push("it wrote no report");
  }
  const reason = signal
    ? `it was ended by ${signal}`
    : code !== 0
      ? `it ended with exit code ${code}`
      : "it ran no test";
  const wrong = code !== 0 || counts.passed === 0;
  if (wrong && counts.failed === 0) return { ...counts, failed: 1, problems: [...counts.problems, reason] };
  return counts;
}
