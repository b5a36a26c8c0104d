import { spawn } from "node:child_process";
import { appendFileSync, closeSync, openSync } from "node:fs";
import { createInterface } from "node:readline";
import { endChild } from "./child.mjs";
import { Problem, tail } from "./say.mjs";

/** A process that dies this often within this time will not recover by another start. */
const MAX_CRASHES = 5;
const CRASH_WINDOW_MS = 30_000;

/**
 * @typedef {{
 *   name: string, command: string, args: string[], cwd?: string, env?: NodeJS.ProcessEnv, logFile: string,
 *   waitReady: (gone: AbortSignal) => Promise<void>, readyWithinMs: number,
 *   stopSignal?: NodeJS.Signals, graceMs?: number, repeatStopAfterMs?: number,
 *   onStderr?: (text: string) => void,
 *   onSecretLine?: (line: string) => void,
 *   onPid?: (pid: number) => void,
 *   onCrash?: (how: string) => void, onRestarted?: (tookMs: number) => void, onGiveUp?: (problem: Problem) => void,
 *   onEnd?: (code: number) => void,
 * }} ProcessPlan
 *   onCrash set: an unexpected end is followed by a new start; not set: the process stays down until `restart()`.
 *   onSecretLine: gets the lines of standard output that begin with SECRET_LINE; the log file does not.
 *   onEnd: the process ended by itself with code 0 after it had been ready, somebody asked it to.
 */

/** The server prints the link for the first administrator so; a later reader of the log must not find it there. */
const SECRET_LINE = "Make the first administrator";

/** One child process that is started, watched, restarted and stopped; it survives only as long as this process. */
export class Supervised {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  #child;
  #stopping = false;
  #ready = false;
  #crashes = /** @type {number[]} */ ([]);

  /** @param {ProcessPlan} plan */
  constructor(plan) {
    this.plan = plan;
  }

  /** The number of the running process, or undefined while it is down. */
  get pid() {
    return this.#running ? this.#child?.pid : undefined;
  }

  get #running() {
    return Boolean(this.#child && this.#child.exitCode === null && this.#child.signalCode === null);
  }

  /** Starts the process and resolves once it is ready; its own failure to start is a Problem with its exit code. */
  async start() {
    this.#stopping = false;
    const { name, readyWithinMs, waitReady } = this.plan;
    const child = this.#spawn();
    const gone = new AbortController();
    const exited = new Promise((_, reject) => {
      child.process.once("error", (error) => reject(new Problem(`${name} could not be started: ${error.message}`)));
      child.process.once("exit", (code, signal) => reject(this.#startFailure(code, signal, child.stderr())));
    });
    exited.catch(() => gone.abort());
    const timer = setTimeout(() => gone.abort("late"), readyWithinMs);
    try {
      await Promise.race([waitReady(gone.signal), exited]);
      if (gone.signal.aborted) await Promise.race([exited, this.#tooLate()]);
      this.#ready = true;
    } finally {
      clearTimeout(timer);
      gone.abort();
    }
  }

  /** Sends a signal and resolves when the process is gone. For kill tests. @param {NodeJS.Signals} [signal] */
  async kill(signal = "SIGKILL") {
    const child = this.#child;
    if (!child || !this.#running) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await gone;
  }

  async restart() {
    await this.stop();
    await this.start();
  }

  async stop() {
    this.#stopping = true;
    const { stopSignal = "SIGTERM", graceMs = 10_000, repeatStopAfterMs } = this.plan;
    if (this.#child) await endChild(this.#child, { signal: stopSignal, graceMs, repeatAfterMs: repeatStopAfterMs });
  }

  /** Kills the process when the launcher itself ends. */
  killNow() {
    this.#stopping = true;
    if (this.#running) this.#child?.kill("SIGKILL");
  }

  #spawn() {
    const { command, args, cwd, env, logFile, onStderr, onSecretLine, onPid } = this.plan;
    const log = openSync(logFile, "a");
    // A group of its own: a terminal's Ctrl-C must reach the launcher only, which then stops all in the right order.
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ["ignore", onSecretLine ? "pipe" : log, "pipe"],
      detached: true,
    });
    closeSync(log);
    if (child.stdout)
      createInterface({ input: child.stdout }).on("line", (line) =>
        line.startsWith(SECRET_LINE) ? onSecretLine?.(line) : appendFileSync(logFile, `${line}\n`),
      );
    let stderr = "";
    child.stderr?.setEncoding("utf8").on("data", (text) => {
      stderr = (stderr + text).slice(-10_000);
      appendFileSync(logFile, text);
      onStderr?.(text);
    });
    this.#child = child;
    this.#ready = false;
    child.once("exit", (code, signal) => this.#onExit(child, code, signal));
    if (child.pid) onPid?.(child.pid);
    return { process: child, stderr: () => stderr };
  }

  #startFailure(
    /** @type {number | null} */ code,
    /** @type {NodeJS.Signals | null} */ signal,
    /** @type {string} */ stderr,
  ) {
    const { name, logFile, onStderr } = this.plan;
    // A process that gave up has printed the reason as its own one line, which was passed on already.
    if (onStderr && code && stderr.trim()) return new Problem("", { exitCode: code });
    const how = signal ? `was ended by ${signal}` : `stopped with exit code ${code}`;
    const detail = onStderr ? "" : tail(stderr, 15);
    return new Problem(`${name} ${how} while starting (log: ${logFile})`, { exitCode: code || 1, detail });
  }

  async #tooLate() {
    await this.stop();
    const { name, readyWithinMs, logFile } = this.plan;
    throw new Problem(`${name} was not ready within ${readyWithinMs / 1000} s (log: ${logFile})`);
  }

  #onExit(
    /** @type {import("node:child_process").ChildProcess} */ child,
    /** @type {number | null} */ code,
    /** @type {NodeJS.Signals | null} */ signal,
  ) {
    if (this.#stopping || !this.#ready || child !== this.#child) return;
    this.#ready = false;
    const { onCrash, onEnd } = this.plan;
    if (code === 0 && onEnd) return onEnd(code);
    if (!onCrash) return;
    onCrash(signal ? `was ended by ${signal}` : `stopped with exit code ${code}`);
    this.#startAgain();
  }

  async #startAgain() {
    const { name, onGiveUp, onRestarted, logFile } = this.plan;
    for (;;) {
      const now = Date.now();
      this.#crashes = [...this.#crashes.filter((at) => now - at < CRASH_WINDOW_MS), now];
      if (this.#crashes.length >= MAX_CRASHES) {
        return onGiveUp?.(new Problem(`${name} crashed ${MAX_CRASHES} times within 30 s, giving up (log: ${logFile})`));
      }
      try {
        await this.start();
        return onRestarted?.(Date.now() - now);
      } catch (error) {
        if (this.#stopping) return;
        if (!(error instanceof Problem)) throw error;
      }
    }
  }
}
