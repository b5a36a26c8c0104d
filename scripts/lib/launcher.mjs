import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { errorCode } from "./error-code.mjs";
import { obtainLivekit } from "./livekit.mjs";
import { startLivekit } from "./livekit-process.mjs";
import { takeLock } from "./lock.mjs";
import { makePartnerKey, startPartner } from "./partner.mjs";
import { requireFreePort } from "./port.mjs";
import { complain, Problem, say, seconds, step } from "./say.mjs";
import { serverUrl, startServer, WEBHOOK_PATH } from "./server.mjs";
import { buildWeb } from "./turbo.mjs";

/**
 * @typedef {import("./supervisor.mjs").Supervised} Supervised
 * @typedef {Partial<import("./supervisor.mjs").ProcessPlan>} Hooks
 * @typedef {{
 *   port: number, host: string, dataDir: string, demo: boolean, build: boolean, partner?: boolean, nodeIp?: string,
 *   publicUrl?: string, entry?: string, partnerEntry?: string,
 * }} LaunchOptions partner: the demo's practice partner comes too, where there is a demo and video
 */

/** Thrown to end the start-up early after a stop request; never shown. */
class Stopped extends Error {}

/**
 * Starts everything in order and keeps it running.
 * @param {LaunchOptions} options
 * @returns {{ done: Promise<void>, stop(): void, killNow(): void }} done: resolves after an orderly stop, rejects with
 *   the Problem that ended it; stop: server first (it drains), then the video server; killNow: both, at once
 */
export function startLauncher(options) {
  /** @type {Supervised[]} newest last; stopped from the end, so the server goes first */
  const processes = [];
  const pids = /** @type {Record<string, number>} */ ({});
  const ending = /** @type {PromiseWithResolvers<undefined>} */ (Promise.withResolvers());
  let lock = /** @type {import("./lock.mjs").Lock | undefined} */ (undefined);
  ending.promise.catch(() => {});

  /** Options of both processes: the lock gets their ids, and their crashes are reported and survived. */
  const hooks = (/** @type {string} */ name) => ({
    onPid: (/** @type {number} */ pid) => {
      pids[name] = pid;
      lock?.children(pids);
    },
    onCrash: (/** @type {string} */ how) => complain(`hotseat: ${name} ${how}, starting it again`),
    onRestarted: (/** @type {number} */ ms) => say(`  ${name} is back after ${seconds(ms)}`),
    onGiveUp: (/** @type {Problem} */ problem) => ending.reject(problem),
  });

  const work = async () => {
    const dir = path.join(options.dataDir, "launcher");
    makeFolder(dir);
    lock = await takeLock(path.join(dir, "lock"), options.dataDir);
    await requireFreePort(options.port, options.host);
    if (options.build) await unlessStopped(buildWeb());
    const livekit = await unlessStopped(startVideo(options, dir, processes, hooks("the video server")));
    const partnerKey = options.partner && options.demo && livekit ? makePartnerKey() : null;
    const url = await unlessStopped(
      startHotseat(options, dir, { livekit, partnerKey }, processes, hooks("the server"), ending),
    );
    if (partnerKey && livekit) {
      const partner = { url, key: partnerKey, videoUrl: livekit.apiUrl ?? livekit.url, entry: options.partnerEntry };
      await unlessStopped(startPartner({ ...partner, dir, onPid: hooks("partner").onPid, processes }));
    }
    say(`Hotseat is ready: ${url}`);
    await ending.promise;
  };
  /** @template T @param {Promise<T>} promise @returns {Promise<T>} */
  const unlessStopped = (promise) => Promise.race([promise, ending.promise.then(() => Promise.reject(new Stopped()))]);

  const done = work()
    .catch((error) => {
      if (!(error instanceof Stopped)) throw error;
    })
    .finally(async () => {
      for (const each of processes.toReversed()) await each.stop();
      lock?.release();
    });
  return {
    done,
    stop: () => ending.resolve(undefined),
    killNow: () => {
      for (const each of processes) each.killNow();
      lock?.release();
    },
  };
}

/** @param {string} dir */
function makeFolder(dir) {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Problem(
      `cannot write to ${path.dirname(dir)} (${errorCode(error)}); choose another folder with HOTSEAT_DATA_DIR`,
    );
  }
}

/** @param {LaunchOptions} options @param {string} dir @param {Supervised[]} processes @param {Hooks} hooks */
async function startVideo({ port, host, nodeIp, publicUrl }, dir, processes, hooks) {
  const found = await step("Looking for the video server", async (note) => {
    const livekit = await obtainLivekit({
      onBuild: () => process.stdout.write("building LiveKit once, about 3 minutes … "),
    });
    if (livekit.kind === "external") note(livekit.url);
    if (livekit.kind === "binary") note(livekit.origin);
    return livekit;
  });
  if (found.kind === "none") {
    say(`  Starting WITHOUT video: ${found.reason}. Everything but picture and sound works.`);
    return null;
  }
  if (found.kind === "external") return found;
  return step("Starting the video server", () =>
    startLivekit({
      binary: found.path,
      dir,
      webhookUrl: `${serverUrl(port, host)}${WEBHOOK_PATH}`,
      nodeIp,
      usualPorts: Boolean(nodeIp),
      publicUrl,
      hooks,
      register: (process) => processes.push(process),
    }),
  );
}

/**
 * @param {LaunchOptions} options @param {string} dir
 * @param {{ livekit: import("./stack.mjs").LivekitAddress | null, partnerKey: string | null }} video
 * @param {Supervised[]} processes @param {Hooks} hooks @param {{ resolve(value: undefined): void }} ending
 */
async function startHotseat(options, dir, { livekit, partnerKey }, processes, hooks, ending) {
  const { port, host, dataDir, demo, entry } = options;
  const logFile = path.join(dir, "server.log");
  rmSync(logFile, { force: true });
  const { url } = await step("Starting the server", () =>
    startServer({
      port,
      host,
      dataDir,
      livekit: livekit ?? undefined,
      env: partnerKey ? { HOTSEAT_PRACTICE_PARTNER_KEY: partnerKey } : {},
      demo,
      entry,
      logFile,
      register: (process) => processes.push(process),
      hooks: {
        ...hooks,
        onStderr: (text) => {
          // The server's notes are in its log; the console shows only what a person has to know.
          const lines = text.split("\n").filter((line) => line.trim() && !/^\{.*"level":"(debug|info)"/.test(line));
          if (lines.length) complain(lines.join("\n"));
        },
        onSecretLine: say,
        onEnd: () => {
          say("The server was stopped; stopping the rest");
          ending.resolve(undefined);
        },
      },
    }),
  );
  return url;
}
