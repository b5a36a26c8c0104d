import { spawn } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import path from "node:path";
import { Problem, tail } from "./say.mjs";

/** @typedef {{ code: number, signal: NodeJS.Signals | null, stdout: string, stderr: string, output: string }} Finished */

/**
 * Runs a program to its end and keeps what it printed. Never throws for an exit code; a program that cannot be
 * started resolves with code 127.
 * @param {string} command
 * @param {string[]} [args]
 * @param {import("node:child_process").SpawnOptions & { timeoutMs?: number }} [options]
 * @returns {Promise<Finished>}
 */
export function capture(command, args = [], { timeoutMs = 0, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
    const done = { stdout: "", stderr: "", output: "" };
    const timer = timeoutMs ? setTimeout(() => child.kill("SIGKILL"), timeoutMs) : undefined;
    const finish = (/** @type {number} */ code, /** @type {NodeJS.Signals | null} */ signal) => {
      clearTimeout(timer);
      resolve({ code, signal, ...done });
    };
    for (const stream of /** @type {const} */ (["stdout", "stderr"])) {
      child[stream]?.setEncoding("utf8").on("data", (text) => {
        done[stream] += text;
        done.output += text;
      });
    }
    child.on("error", (error) => {
      done.output += `${error.message}\n`;
      finish(127, null);
    });
    child.on("close", (code, signal) => finish(code ?? 1, signal));
  });
}

/**
 * Like {@link capture}, but a failure is a Problem that shows the end of the program's output.
 * @param {string} what the step in words, for the failure's line
 * @param {string} command
 * @param {string[]} [args]
 * @param {Parameters<typeof capture>[2]} [options]
 */
export async function mustRun(what, command, args, options) {
  const done = await capture(command, args, options);
  if (done.code === 0) return done;
  const ending = done.signal ? `was ended by ${done.signal}` : `failed with exit code ${done.code}`;
  throw new Problem(`${what} ${ending}`, { detail: tail(done.output) });
}

/** The first executable of that name on PATH, or null. @param {string} name @param {string} [searchPath] */
export function which(name, searchPath = process.env.PATH ?? "") {
  const suffixes = process.platform === "win32" ? [".exe", ".cmd", ""] : [""];
  for (const folder of searchPath.split(path.delimiter).filter(Boolean)) {
    for (const suffix of suffixes) {
      const candidate = path.join(folder, name + suffix);
      if (isExecutable(candidate)) return candidate;
    }
  }
  return null;
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Asks a child to end, repeats the request, and ends it by force when it does not listen.
 * @param {import("node:child_process").ChildProcess} child
 * @param {{ signal?: NodeJS.Signals, graceMs?: number, repeatAfterMs?: number }} [options]
 * @returns {Promise<void>} resolves when the process is gone
 */
export function endChild(child, { signal = "SIGTERM", graceMs = 10_000, repeatAfterMs = 0 } = {}) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const repeat = repeatAfterMs ? setTimeout(() => child.kill(signal), repeatAfterMs) : undefined;
    const force = setTimeout(() => child.kill("SIGKILL"), graceMs);
    child.once("exit", () => {
      clearTimeout(repeat);
      clearTimeout(force);
      resolve();
    });
    child.kill(signal);
  });
}

/** @param {number} ms */
export function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
