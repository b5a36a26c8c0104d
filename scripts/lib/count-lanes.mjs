import { countLine, PROBLEM } from "./checks.mjs";

/**
 * @typedef {import("./checks.mjs").Counts & { name: string, replayed: number, output: string, tookMs: number }} LaneCounts
 *   replayed: how many of the checks were not run but taken from the cache; tookMs: of its tasks together
 */

/**
 * Counts of lanes from what turbo did. A task's own `N passed, N failed` line counts; one without such a line is one check.
 * Tasks of no lane, which others needed first, are the lane `build`.
 * @param {import("./turbo.mjs").TaskRun[]} runs
 * @param {import("../lanes.mjs").Lane[]} lanes those that were asked for
 * @returns {LaneCounts[]}
 */
export function countLanes(runs, lanes) {
  const laneOf = (/** @type {import("./turbo.mjs").TaskRun} */ run) =>
    lanes.find(({ tasks }) => tasks.includes(run.task))?.name ?? "build";
  const names = [
    ...new Set([...runs.filter((run) => laneOf(run) === "build").map(laneOf), ...lanes.map(({ name }) => name)]),
  ];
  return names.map((name) => {
    const counts = runs.filter((run) => laneOf(run) === name).map(countTask);
    // A lane without a task is one that checked nothing.
    if (counts.length === 0) counts.push({ ...NOTHING, failed: 1, problems: ["turbo has no task of it"] });
    return {
      name,
      passed: total(counts, "passed"),
      failed: total(counts, "failed"),
      replayed: total(counts, "replayed"),
      tookMs: total(counts, "tookMs"),
      problems: counts.flatMap(({ problems }) => problems),
      output: counts.flatMap(({ output }) => output || []).join("\n"),
    };
  });
}

const NOTHING = { passed: 0, failed: 0, replayed: 0, tookMs: 0, problems: /** @type {string[]} */ ([]), output: "" };

/** @param {ReturnType<typeof countTask>[]} counts @param {"passed" | "failed" | "replayed" | "tookMs"} key */
const total = (counts, key) => counts.reduce((sum, each) => sum + each[key], 0);

/** @param {import("./turbo.mjs").TaskRun} run */
function countTask(run) {
  if (!run.isRun) return { ...NOTHING, failed: 1, problems: [`${run.id}: not run, because a task it needs failed`] };
  const isGood = run.exitCode === 0;
  const { passed, failed } = countLine(run.log.join("\n")) ?? { passed: isGood ? 1 : 0, failed: 0 };
  const counts = { passed, failed: isGood ? failed : Math.max(failed, 1), tookMs: run.tookMs };
  if (isGood && counts.failed === 0) return { ...NOTHING, ...counts, replayed: run.isReplayed ? passed : 0 };
  const named = run.log.filter((line) => line.startsWith(PROBLEM)).map((line) => line.slice(PROBLEM.length));
  return {
    ...NOTHING,
    ...counts,
    problems: named.length ? named : [`${run.id} ended with exit code ${run.exitCode}`],
    output: run.log
      .filter((line) => !line.startsWith(PROBLEM))
      .slice(-60)
      .join("\n"),
  };
}
