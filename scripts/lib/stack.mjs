import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { obtainLivekit } from "./livekit.mjs";
import { startLivekit } from "./livekit-process.mjs";
import { freePort } from "./port.mjs";
import { Problem, tail } from "./say.mjs";
import { serverUrl, startServer, WEBHOOK_PATH } from "./server.mjs";

/**
 * @typedef {{ url: string, apiUrl?: string, apiKey: string, apiSecret: string }} LivekitAddress apiUrl: for the server, where it is another
 * @typedef {{
 *   readonly pid: number | undefined,
 *   kill(signal?: NodeJS.Signals): Promise<void>,
 *   restart(): Promise<void>,
 * }} ServerHandle kill: resolves when it is gone, it stays down; restart: stops it if it runs, starts it, waits for /readyz
 * @typedef {LivekitAddress & { process?: import("./supervisor.mjs").Supervised }} StackLivekit process: unless it runs elsewhere
 * @typedef {{ url: string, livekit: StackLivekit | null, server: ServerHandle, serverLog(): string, stop(): Promise<void> }} Stack
 */

/**
 * Starts a whole Hotseat of its own for a test: a real LiveKit server and a real server on a free port.
 * @param {{
 *   dataDir: string, port?: number, databaseUrl?: string, env?: NodeJS.ProcessEnv, demo?: boolean,
 *   video?: boolean | LivekitAddress, entry?: string, place?: { address: string, device: string },
 * }} options place: the one address and network device to be found at, instead of this machine's own;
 *   video: false for none, or the address of a LiveKit that is already running (a second instance shares it)
 * @returns {Promise<Stack>}
 */
export async function startStack({ dataDir, port, databaseUrl, env = {}, demo = true, video = true, entry, place }) {
  const launcherDir = path.join(dataDir, "launcher");
  mkdirSync(launcherDir, { recursive: true });
  const serverPort = port ?? (await freePort({ host: place?.address }));
  const started = /** @type {{ stop(): Promise<void> }[]} */ ([]);
  const stop = async () => {
    for (const each of started.splice(0).reverse()) await each.stop();
  };
  try {
    const own = video === true ? await ownLivekit(launcherDir, serverPort, place) : null;
    if (own) started.push(own);
    const livekit = own ?? (video === true ? null : video || null);
    const logFile = path.join(launcherDir, "server.log");
    const serverEnv = { ...env, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
    const { url, process: server } = await startServer({
      port: serverPort,
      host: place?.address,
      dataDir,
      livekit: livekit ?? undefined,
      env: serverEnv,
      demo,
      entry,
      logFile,
    });
    started.push(server);
    return { url, livekit, server, serverLog: () => readFileSync(logFile, "utf8"), stop };
  } catch (error) {
    await stop();
    if (error instanceof Problem && error.detail) error.message += `\n${tail(error.detail, 15)}`;
    throw error;
  }
}

/** @param {string} dir @param {number} serverPort @param {{ address: string, device: string }} [place] */
async function ownLivekit(dir, serverPort, place) {
  const found = await obtainLivekit({ env: { PATH: process.env.PATH }, fetchGo: true });
  if (found.kind !== "binary")
    throw new Problem(`no LiveKit server for the tests: ${found.kind === "none" ? found.reason : found.url}`);
  const webhookUrl = `${serverUrl(serverPort, place?.address)}${WEBHOOK_PATH}`;
  return startLivekit({ binary: found.path, dir, webhookUrl, nodeIp: place?.address, device: place?.device });
}
