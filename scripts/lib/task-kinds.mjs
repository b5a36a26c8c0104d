import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { capture } from "./child.mjs";
import { startPostgres } from "./postgres.mjs";
import { countPlaywright, countVitest } from "./reports.mjs";
import { Problem } from "./say.mjs";
import { WEB_ROOT } from "./server.mjs";
import { digestPages, pagesVariable } from "./web-pages.mjs";

/**
 * @typedef {import("./checks.mjs").Counts} Counts
 * @typedef {Counts & { output: string }} TaskResult output: what the test tool printed
 * @typedef {(report: object) => Counts} CountReport
 * @typedef {{ program: string, args: string[], env: NodeJS.ProcessEnv }} Plan
 */

/** Milliseconds; a task that hangs has failed. The browser tests of the call took 24 minutes on a slow machine, and more on another. */
const TASK_TIMEOUT_MS = 45 * 60_000;

/**
 * Vitest in the current folder.
 * @param {string[]} args for Vitest
 * @param {{ database?: string }} [options] database: `pglite`, or `postgres`, which is started for the time of the tests
 * @returns {Promise<TaskResult>}
 */
export async function runVitest(args, { database } = {}) {
  const postgres = database === "postgres" ? await startPostgres() : null;
  try {
    return await withReport(countVitest, (/** @type {string} */ report) => ({
      program: "vitest",
      args: ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...args],
      env: { HOTSEAT_TEST_DATABASE: database, DATABASE_URL: postgres?.url },
    }));
  } finally {
    await postgres?.stop();
  }
}

/**
 * Playwright in the current folder, against the built web app. @param {string[]} args for `playwright test`
 * @param {{ area: string }} options area: of the browser tests
 * @returns {Promise<TaskResult>}
 */
export function runPlaywright(args, { area }) {
  // The result would be kept for another build than the one it is of.
  if (process.env[pagesVariable(area)] !== digestPages(WEB_ROOT, area))
    throw new Problem("the web app was not built for this run: run the area with npm test, or its tests with pnpm e2e");
  return withReport(countPlaywright, (/** @type {string} */ report) => ({
    program: "playwright",
    args: ["test", "--reporter=list,json", ...args],
    env: { WEB_ROOT, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  }));
}

/** @param {CountReport} count @param {(report: string) => Plan} plan @returns {Promise<TaskResult>} */
async function withReport(count, plan) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "hotseat-task-"));
  const report = path.join(folder, "report.json");
  try {
    const { program, args, env } = plan(report);
    const done = await capture(program, args, {
      timeoutMs: TASK_TIMEOUT_MS,
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, ...env },
    });
    return { ...readReport(report, count, done), output: done.output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * No report, an empty one, or a bad exit code with nothing failed in it: each is a failure, never a zero.
 * @param {string} report @param {CountReport} count @param {{ code: number, signal: NodeJS.Signals | null }} finished
 */
function readReport(report, count, { code, signal }) {
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
