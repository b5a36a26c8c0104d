import { report, say, tail } from "./say.mjs";

/**
 * The frame of every check: it prints each result, ends with the line `N passed, N failed`, and sets the exit code.
 * @typedef {{ passed: number, failed: number }} Totals
 * @typedef {Totals & { problems: string[] }} Counts problems: one line each, the failed tests' names and why
 */

/** How a line begins that names what failed. */
export const PROBLEM = "  ✗ ";
const SUCCESS = "  ✓ ";
/** More lines than this hide the first ones. */
const DETAILS_MAX = 20;

/** @type {Totals} */
const totals = { passed: 0, failed: 0 };

/**
 * Prints and counts one result of the check that runs in this process.
 * @param {boolean} isHeld
 * @param {string} title what must hold
 * @param {readonly string[]} [details] shown when it does not: what is wrong, or what to do
 */
export function check(isHeld, title, details = []) {
  totals[isHeld ? "passed" : "failed"] += 1;
  say(`${isHeld ? SUCCESS : PROBLEM}${title}`);
  if (isHeld) return;
  for (const line of details.slice(0, DETAILS_MAX)) say(`    ${line}`);
  if (details.length > DETAILS_MAX) say(`    and ${details.length - DETAILS_MAX} more`);
}

/**
 * Runs a check, which reports its results with {@link check}, and ends this process. An error counts as one failure.
 * @param {() => Promise<void> | void} run
 * @returns {Promise<never>}
 */
export async function runChecks(run) {
  try {
    await run();
  } catch (error) {
    report(error);
    totals.failed += 1;
  }
  process.exit(close(totals));
}

/**
 * Ends a check whose results another program counted: the end of its output and its problems when something failed, then the
 * closing line.
 * @param {Counts & { output?: string }} result
 * @returns {number} the exit code
 */
export function conclude({ passed, failed, problems, output = "" }) {
  if (failed > 0 && output) say(tail(output, 60));
  for (const problem of problems.slice(0, 30)) say(`${PROBLEM}${problem}`);
  return close({ passed, failed });
}

/**
 * Prints the closing line, which {@link countLine} reads.
 * @param {Totals} result
 * @returns {number} the exit code; a check that looked at nothing has failed
 */
export function close({ passed, failed }) {
  say(closingLine({ passed, failed }));
  return failed > 0 || passed === 0 ? 1 : 0;
}

/** @param {Totals} result */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** The last closing line in the output of a check. @param {string} output @returns {Counts | null} */
export function countLine(output) {
  const found = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return found ? { passed: Number(found[1]), failed: Number(found[2]), problems: [] } : null;
}
