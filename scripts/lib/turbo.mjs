import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { ROOT, userCache } from "./paths.mjs";
import { Problem, step } from "./say.mjs";
import { WEB_ROOT } from "./server.mjs";
import { toolchainEnv } from "./toolchain.mjs";

/** Shared by all checkouts of a person, so that a new one replays the results of another. */
const CACHE = path.join(userCache(), "turbo");

/** @type {NodeJS.Signals[]} */
const ENDINGS = ["SIGINT", "SIGTERM", "SIGHUP"];

/** How turbo's JSON writes the command of a package that has no script of the task's name. */
const NO_COMMAND = "<NONEXISTENT>";

/**
 * Turbo's own JSON: a task it ran, and one it would run.
 * @typedef {{
 *   taskId: string, logFile: string, cache: { status: string },
 *   execution?: { exitCode?: number, startTime: number, endTime: number },
 * }} SummaryRun
 * @typedef {{
 *   taskId: string, hash: string, command: string, inputs: Record<string, string>, directory: string, dependencies: string[],
 * }} PlannedRun
 */

/**
 * Turbo's result of a task.
 * @typedef {{
 *   id: string, task: string, isRun: boolean, isReplayed: boolean, exitCode: number | null, tookMs: number, log: string[],
 * }} TaskRun id: `package#task`; isRun: whether turbo came to it; exitCode: also that of a replayed task
 */

/**
 * Runs tasks and those they depend on; one that fails stops only those that depend on it.
 * @param {string[]} tasks names, or `package#name`
 * @param {{
 *   concurrency?: number, env?: NodeJS.ProcessEnv, ignoreCache?: boolean, onLine?: (id: string, line: string) => void,
 * }} [options] env: beside the environment of this process, of which tasks see what turbo.json names
 * @returns {Promise<TaskRun[]>} every task of the graph that has a command, also those that turbo did not come to
 */
export async function runTurbo(tasks, { concurrency = 1, env = {}, ignoreCache = false, onLine } = {}) {
  const planned = await planTurbo(tasks, { env });
  let summary = "";
  const printed = /** @type {string[]} */ ([]);
  const args = [
    ...tasks,
    "--json",
    "--summarize",
    "--continue=dependencies-successful",
    `--concurrency=${concurrency}`,
  ];
  const words = await turbo([...args, ...(ignoreCache ? ["--force"] : [])], { env }, (/** @type {string} */ line) => {
    const { source, text } = readEvent(line);
    if (source === "turbo") summary = /^Summary:\s+(.+\.json)/.exec(text)?.[1] ?? summary;
    else onLine?.(source, text);
    printed.push(text);
  });
  if (!summary) throw new Problem("turbo did not finish", { detail: words });
  const finished = /** @type {SummaryRun[]} */ (JSON.parse(readFileSync(summary, "utf8")).tasks);
  const runs = new Map(finished.map((run) => [run.taskId, run]));
  rmSync(summary);
  // Turbo's summary leaves out tasks that it did not reach.
  return planned
    .filter(({ hasCommand }) => hasCommand)
    .map(({ id }) => toTaskRun(id, runs.get(id), [...printed, words]));
}

/**
 * The plan of a run, without running it.
 * @param {string[]} tasks
 * @param {{ env?: NodeJS.ProcessEnv, root?: string }} [options] root: another checkout
 * @returns {Promise<Array<{ id: string, hash: string, hasCommand: boolean, inputs: string[], needs: string[] }>>}
 *   inputs: files, relative to the root; needs: the tasks it depends on
 */
export async function planTurbo(tasks, { env = {}, root = ROOT } = {}) {
  const lines = /** @type {string[]} */ ([]);
  const words = await turbo([...tasks, "--dry=json"], { env, root }, (/** @type {string} */ line) => lines.push(line));
  const text = lines.join("\n");
  if (!text.startsWith("{")) throw new Problem("turbo could not plan", { detail: `${text}\n${words}` });
  const planned = /** @type {PlannedRun[]} */ (JSON.parse(text).tasks);
  return planned.map(({ taskId, hash, command, inputs, directory, dependencies }) => ({
    id: taskId,
    hash,
    hasCommand: command !== NO_COMMAND,
    needs: dependencies,
    inputs: Object.keys(inputs).map((file) => path.normalize(path.join(directory, file))),
  }));
}

/**
 * Builds the web app into apps/web/dist, or takes it from the cache when it was built of the same sources before.
 * @param {{ ignoreCache?: boolean }} [options]
 */
export async function buildWeb({ ignoreCache = false } = {}) {
  await step("Building the web app", async (note) => {
    // Turbo adds its cached files to existing ones, which may be of another build.
    rmSync(WEB_ROOT, { recursive: true, force: true });
    const runs = await runTurbo(["@hotseat/web#build"], { ignoreCache });
    const build = runs.find(({ id }) => id === "@hotseat/web#build");
    if (build?.exitCode !== 0)
      throw new Problem("Building the web app failed", { detail: build?.log.slice(-40).join("\n") ?? "" });
    if (build.isReplayed) note("as built before");
  });
}

/**
 * @param {string[]} args @param {{ env: NodeJS.ProcessEnv, root?: string }} options @param {(line: string) => void} onLine
 * @returns {Promise<string>} what turbo wrote to stderr
 */
async function turbo(args, { env, root = ROOT }, onLine) {
  // Turbo starts pnpm without a shell; the script in the toolchain's `.bin` needs one.
  const own = await toolchainEnv();
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(ROOT, "node_modules", ".bin", "turbo"), ["run", ...args, `--cache-dir=${CACHE}`], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: /** @type {NodeJS.ProcessEnv} */ ({
        ...own,
        // A test marked to run alone is an error for every caller, as in continuous integration.
        CI: "true",
        TURBO_TELEMETRY_DISABLED: "1",
        HOTSEAT_SYSTEM: `${process.platform} ${process.arch}, Node ${process.versions.node}`,
        ...env,
      }),
    });
    let words = "";
    child.stderr.setEncoding("utf8").on("data", (text) => {
      words += text;
    });
    const lines = createInterface({ input: child.stdout });
    lines.on("line", onLine);
    const stop = () => child.kill("SIGTERM");
    for (const signal of ENDINGS) process.once(signal, stop);
    child.on("error", (error) => reject(new Problem(`turbo could not be started: ${error.message}`)));
    child.on("close", () => {
      for (const signal of ENDINGS) process.off(signal, stop);
      resolve(words);
    });
  });
}

/** @param {string} line */
function readEvent(line) {
  try {
    return JSON.parse(line);
  } catch {
    return { source: "turbo", text: line };
  }
}

/**
 * @param {string} id @param {SummaryRun | undefined} run
 * @param {string[]} printed the output of turbo: a task that could not be started has no log
 * @returns {TaskRun}
 */
function toTaskRun(id, run, printed) {
  const task = id.slice(id.indexOf("#") + 1);
  if (!run?.execution) return { id, task, isRun: false, isReplayed: false, exitCode: null, tookMs: 0, log: [] };
  const { cache, execution } = run;
  const logFile = path.join(ROOT, run.logFile);
  return {
    id,
    task,
    isRun: true,
    isReplayed: cache.status === "HIT",
    exitCode: execution.exitCode ?? null,
    tookMs: execution.endTime - execution.startTime,
    log: existsSync(logFile) ? readFileSync(logFile, "utf8").trimEnd().split("\n") : printed,
  };
}
