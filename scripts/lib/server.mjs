import path from "node:path";
import { respondsOk } from "./livekit-process.mjs";
import { ROOT } from "./paths.mjs";
import { Supervised } from "./supervisor.mjs";

const SERVER_ENTRY = path.join(ROOT, "apps/server/src/main.ts");
/**
 * Flags of Node for the server, as in the production recipe of docs/operations.md. A garbage collection of young objects stops the process
 * for as long as it copies; 8 MB keep it below 8 ms, the default of 32 MB let it take 25.
 */
const SERVER_FLAGS = ["--conditions=@hotseat/source", "--max-semi-space-size=8"];
export const WEB_ROOT = path.join(ROOT, "apps/web/dist");
export const WEBHOOK_PATH = "/api/v1/comms/livekit/webhook/";

/** Milliseconds; a first start creates the database and loads the demo data. It ends what hangs, also on a slow and busy machine. */
const READY_WITHIN_MS = 180_000;

/** Milliseconds, longer than the server's own time for draining streams and sockets. */
const DRAIN_MS = 10_000;

/** The address to reach a server that listens on `host`; "all addresses" cannot be connected to. @param {number} port */
export function serverUrl(port, host = "127.0.0.1") {
  const reachable = ["0.0.0.0", "::", ""].includes(host) ? "127.0.0.1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}

/**
 * Starts the server on its source and resolves once it responds to /readyz.
 * @param {{
 *   port: number, host?: string, dataDir: string, livekit?: import("./stack.mjs").LivekitAddress,
 *   env?: NodeJS.ProcessEnv, demo?: boolean, entry?: string, logFile: string,
 *   hooks?: Partial<import("./supervisor.mjs").ProcessPlan>, register?: (process: Supervised) => void,
 * }} options entry: another program in the server's place, for tests of the launcher; register: called before it starts
 */
export async function startServer(options) {
  const { port, host, dataDir, livekit, env = {}, demo = true, entry, logFile, hooks = {} } = options;
  const url = serverUrl(port, host);
  const server = new Supervised({
    name: "the server",
    command: process.execPath,
    args: [...SERVER_FLAGS, entry ?? SERVER_ENTRY],
    cwd: path.join(ROOT, "apps/server"),
    env: {
      ...process.env,
      WEB_ROOT,
      ...env,
      PORT: String(port),
      ...(host ? { HOST: host } : {}),
      HOTSEAT_DATA_DIR: dataDir,
      ...(demo ? { HOTSEAT_DEMO: "1" } : {}),
      ...(livekit
        ? { LIVEKIT_URL: livekit.url, LIVEKIT_API_KEY: livekit.apiKey, LIVEKIT_API_SECRET: livekit.apiSecret }
        : {}),
      ...(livekit?.apiUrl ? { LIVEKIT_API_URL: livekit.apiUrl } : {}),
    },
    logFile,
    waitReady: (gone) => respondsOk(`${url}/readyz`, gone),
    readyWithinMs: READY_WITHIN_MS,
    graceMs: DRAIN_MS,
    ...hooks,
  });
  options.register?.(server);
  await server.start();
  return { url, process: server };
}
