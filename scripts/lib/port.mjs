import dgram from "node:dgram";
import net from "node:net";
import { Problem } from "./say.mjs";

/**
 * Below 32768, where systems begin to assign ports for outgoing connections, so that none of those takes a free port
 * before its owner listens on it.
 */
const RANGE = { from: 20_000, to: 32_000 };

/** @param {number} port @param {string} [host] @returns {Promise<string | null>} the reason why not, or null when free */
function portTaken(port, host = "127.0.0.1") {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once("error", (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code ?? error.message));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)));
  });
}

/** @param {number} port @param {string} host */
function udpTaken(port, host) {
  return new Promise((resolve) => {
    const probe = dgram.createSocket("udp4");
    probe.once("error", (error) => resolve(error.message));
    probe.bind({ port, address: host, exclusive: true }, () => probe.close(() => resolve(null)));
  });
}

/**
 * A port that is free for both TCP and UDP.
 * @param {{ host?: string, prefer?: number }} [options] prefer: taken when it is free
 * @returns {Promise<number>}
 */
export async function freePort({ host = "127.0.0.1", prefer } = {}) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const random = RANGE.from + Math.floor(Math.random() * (RANGE.to - RANGE.from));
    const port = attempt === 0 && prefer ? prefer : random;
    if (handedOut.has(port)) continue;
    if ((await portTaken(port, host)) === null && (await udpTaken(port, host)) === null) {
      handedOut.add(port);
      return port;
    }
  }
  throw new Problem(`no free port found between ${RANGE.from} and ${RANGE.to}`);
}

/** One process never returns the same port twice: its first owner may not listen yet. */
const handedOut = new Set();

/** One clear line when somebody else listens there. @param {number} port @param {string} host */
export async function requireFreePort(port, host) {
  const reason = await portTaken(port, host);
  if (reason === "EADDRINUSE") {
    throw new Problem(`port ${port} is in use by another program; stop it or choose another with PORT=${port + 1}`);
  }
  if (reason === "EACCES")
    throw new Problem(`port ${port} may not be opened by this user; choose one above 1023 with PORT`);
  if (reason) throw new Problem(`cannot listen on ${host}:${port} (${reason}); check HOST and PORT`);
}

/** @param {string | undefined} text @param {number} fallback */
export function parsePort(text, fallback) {
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Problem(`PORT must be 1 to 65535, not "${text}"`);
  return port;
}
