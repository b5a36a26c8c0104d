import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { allBut } from "./addresses.mjs";
import { sleep } from "./child.mjs";
import { ROOT } from "./paths.mjs";
import { freePort } from "./port.mjs";
import { Supervised } from "./supervisor.mjs";

const TEMPLATE = path.join(ROOT, "services/sfu/livekit.template.yaml");
const LOCAL = "127.0.0.1";
const EVERYWHERE = "0.0.0.0";

/** LiveKit's usual ports, taken when free, so that people can open a firewall for them. */
const USUAL_PORTS = { signal: 7880, rtcTcp: 7881, rtcUdp: 7882, turn: 3478 };

/** Milliseconds; readiness takes about 0.2 s, more on a slow and busy machine. */
const READY_WITHIN_MS = 60_000;

/**
 * Starts the LiveKit server and owns it.
 * @param {{
 *   binary: string, dir: string, webhookUrl: string, nodeIp?: string, device?: string, usualPorts?: boolean, publicUrl?: string,
 *   hooks?: Partial<import("./supervisor.mjs").ProcessPlan>, register?: (process: Supervised) => void,
 * }} options dir: where its secret, configuration and log are kept; nodeIp: the address other machines reach this one by;
 *   device: the network device that holds nodeIp, for a server that is to be reached by that one alone;
 *   publicUrl: where people find Hotseat;
 *   register: called before it starts, so that a caller who gives up meanwhile can stop it
 * @returns {Promise<{ url: string, apiUrl?: string, apiKey: string, apiSecret: string, process: Supervised, stop(): Promise<void> }>}
 */
export async function startLivekit(options) {
  const { binary, dir, webhookUrl, nodeIp = LOCAL, device, usualPorts = false, publicUrl, hooks = {} } = options;
  mkdirSync(dir, { recursive: true });
  const { apiKey, apiSecret } = keyPair(path.join(dir, "livekit-key.json"));
  const bind = bindAddress(nodeIp, device);
  /** @type {Record<string, number>} */
  const ports = {};
  for (const [name, usual] of Object.entries(USUAL_PORTS)) {
    ports[name] = await freePort({
      host: bind,
      prefer: usualPorts ? usual : undefined,
    });
  }
  const config = path.join(dir, "livekit.yaml");
  writeFileSync(
    config,
    renderConfig(readFileSync(TEMPLATE, "utf8"), { ports, apiKey, apiSecret, webhookUrl, nodeIp, device }),
    {
      mode: 0o600,
    },
  );
  const process = new Supervised({
    name: "the video server",
    command: binary,
    args: ["--config", config],
    logFile: path.join(dir, "livekit.log"),
    waitReady: (gone) => respondsOk(`http://${bind === EVERYWHERE ? LOCAL : bind}:${ports.signal}/`, gone),
    readyWithinMs: READY_WITHIN_MS,
    // The first signal waits until everybody has left; the second one ends the process at once.
    repeatStopAfterMs: 150,
    graceMs: 3_000,
    ...hooks,
  });
  options.register?.(process);
  await process.start();
  const addresses = signalAddresses({ nodeIp, port: ports.signal, publicUrl });
  return { ...addresses, apiKey, apiSecret, process, stop: () => process.stop() };
}

/**
 * Where browsers find the video server's signalling, and, where that is another way, where Hotseat's server does. A page
 * on HTTPS may open no plain socket, so there it goes through the proxy that holds the certificate.
 * @param {{ nodeIp: string, port: number, publicUrl?: string }} place
 * @returns {{ url: string, apiUrl?: string }}
 */
export function signalAddresses({ nodeIp, port, publicUrl }) {
  if (!publicUrl?.startsWith("https://")) return { url: `ws://${nodeIp}:${port}` };
  return { url: publicUrl.replace(/^https/, "wss").replace(/\/+$/, ""), apiUrl: `ws://${LOCAL}:${port}` };
}

/** Where it listens: on this machine only, on one device only, or everywhere. @param {string} nodeIp @param {string | undefined} device */
function bindAddress(nodeIp, device) {
  return nodeIp === LOCAL || device ? nodeIp : EVERYWHERE;
}

/** The same key pair at every start, so that tokens in open browsers stay valid. Only its owner may read the file. @param {string} file */
function keyPair(file) {
  if (!existsSync(file)) {
    const pair = { apiKey: "hotseat", apiSecret: randomBytes(32).toString("hex") };
    writeFileSync(file, `${JSON.stringify(pair)}\n`, { mode: 0o600 });
  }
  return /** @type {{ apiKey: string, apiSecret: string }} */ (JSON.parse(readFileSync(file, "utf8")));
}

/**
 * @param {string} template
 * @param {{ ports: Record<string, number>, apiKey: string, apiSecret: string, webhookUrl: string, nodeIp: string, device?: string }} options
 * @returns {string} YAML; an unknown placeholder is a mistake in the template, so it throws
 */
function renderConfig(template, { ports, apiKey, apiSecret, webhookUrl, nodeIp, device }) {
  const local = nodeIp === LOCAL;
  /** @type {Record<string, string | number | boolean>} */
  const values = {
    PORT: ports.signal,
    BIND: bindAddress(nodeIp, device),
    API_KEY: apiKey,
    API_SECRET: apiSecret,
    RTC_UDP_PORT: ports.rtcUdp,
    RTC_TCP_PORT: ports.rtcTcp,
    TURN_UDP_PORT: ports.turn,
    NODE_IP: nodeIp,
    OTHER_ADDRESSES: JSON.stringify(allBut(nodeIp)),
    LOOPBACK: local,
    INTERFACES: local || device ? `interfaces: {includes: [${device ?? "lo"}]}` : "",
    WEBHOOK_URL: webhookUrl,
  };
  return template.replace(/^[^#\n]*$/gm, (line) =>
    line.replace(/\$\{(\w+)\}/g, (_, name) => {
      if (!Object.hasOwn(values, name)) throw new Error(`livekit.template.yaml: nothing fills in ${name}`);
      return String(values[name]);
    }),
  );
}

/**
 * Resolves when a GET of the address returns 200, or when `gone` fires.
 * @param {string} url @param {AbortSignal} gone
 */
export async function respondsOk(url, gone) {
  while (!gone.aborted) {
    const answer = await fetch(url, { signal: gone }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 200) return;
    await sleep(25);
  }
}
