// `npm test`: runs the lanes of lanes.mjs, or those named, as tasks of turbo, and ends with one line `N passed, N failed`.
// A task whose inputs are those of an earlier run that was good is not run; HOTSEAT_TEST=all runs every one.
import { globSync, rmSync } from "node:fs";
import path from "node:path";
import { LANES, selectLanes } from "./lanes.mjs";
import { close, closingLine, countLine, PROBLEM } from "./lib/checks.mjs";
import { countLanes } from "./lib/count-lanes.mjs";
import { ROOT } from "./lib/paths.mjs";
import { complain, Problem, report, say, seconds } from "./lib/say.mjs";
import { prepareTools } from "./lib/test-tools.mjs";
import { runTurbo } from "./lib/turbo.mjs";

/** @typedef {import("./lanes.mjs").Lane} Lane @typedef {import("./lib/count-lanes.mjs").LaneCounts} LaneCounts */

/** Two cores: two light tasks side by side, then two of those that use one core each, then the heavy ones alone. */
const TURNS = [
  { concurrency: 2, isOf: (/** @type {Lane} */ { heavy }) => !heavy },
  { concurrency: 2, isOf: (/** @type {Lane} */ { heavy }) => heavy === "in pairs" },
  { concurrency: 1, isOf: (/** @type {Lane} */ { heavy }) => heavy === "alone" },
];

/** @param {string[]} names */
async function main(names) {
  const selected = selectLanes(LANES, names);
  /** @type {LaneCounts[]} */
  const counts = [];
  for (const { concurrency, isOf } of TURNS) {
    const lanes = selected.filter(isOf);
    if (lanes.length) counts.push(...(await runTurn(lanes, concurrency)));
  }
  const sum = (/** @type {"passed" | "failed" | "replayed"} */ key) =>
    counts.reduce((total, each) => total + each[key], 0);
  const bad = counts.filter(({ failed, name }) => failed > 0 && name !== "build").map(({ name }) => name);
  if (bad.length) say(`\nAgain only what failed: npm test -- ${bad.join(" ")}`);
  say(`\n${sum("replayed")} of ${sum("passed") + sum("failed")} checks were replayed from the cache`);
  return close({ passed: sum("passed"), failed: sum("failed") });
}

/** @param {Lane[]} lanes @param {number} concurrency */
async function runTurn(lanes, concurrency) {
  const { ready, env, counts } = await prepare(lanes);
  // Turbo adds its cached files to existing ones; the checks of packages read whole folders.
  if (ready.some(({ name }) => name === "packages"))
    for (const dist of globSync("packages/*/dist", { cwd: ROOT })) rmSync(path.join(ROOT, dist), { recursive: true });
  if (ready.length > 0) {
    const runs = await runTurbo(
      ready.flatMap(({ tasks }) => tasks),
      { concurrency, env, ignoreCache: process.env.HOTSEAT_TEST === "all", onLine: sayCounts },
    );
    counts.unshift(...countLanes(runs, ready));
  }
  for (const each of counts) sayLane(each);
  return counts;
}

/** A lane whose tools are missing has failed; the others run. @param {Lane[]} lanes */
async function prepare(lanes) {
  /** @type {Lane[]} */
  const ready = [];
  /** @type {LaneCounts[]} */
  const counts = [];
  /** @type {NodeJS.ProcessEnv} */
  const env = {};
  for (const lane of lanes) {
    try {
      Object.assign(env, await prepareTools(lane.tools ?? []));
      ready.push(lane);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const problems = [error.message];
      counts.push({ name: lane.name, passed: 0, failed: 1, replayed: 0, tookMs: 0, problems, output: error.detail });
    }
  }
  return { ready, env, counts };
}

const replayed = new Set();

/**
 * Prints one line for each finished task that ran and counts its checks, because the whole takes long.
 * @param {string} id
 * @param {string} line
 */
function sayCounts(id, line) {
  if (line.startsWith("cache hit")) replayed.add(id);
  if (countLine(line) && !replayed.has(id)) say(`  ${id}: ${line}`);
}

/** @param {LaneCounts} counts */
function sayLane({ name, passed, failed, replayed, tookMs, problems, output }) {
  const from = replayed ? `, ${replayed} of them replayed` : "";
  say(`${name.padEnd(16)} ${closingLine({ passed, failed })} (${seconds(tookMs)}${from})`);
  if (failed === 0) return;
  if (output) complain(output);
  for (const problem of problems) say(`${PROBLEM}${problem}`);
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    const code = report(error);
    // A reader of the last line must not find an older one there.
    if (!(error instanceof Problem && error.exitCode === 2)) close({ passed: 0, failed: 1 });
    process.exit(code);
  },
);
