import { isIPv6 } from "node:net";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "../../contract/errors.ts";
import { hashOpaque } from "../identity/opaque.ts";
import { sessionCookie } from "../identity/web-sessions.ts";

/** How many callers' requests one address may make, because a whole class may share one. */
export const CALLERS_PER_ADDRESS = 10;
const WINDOW = "1 minute";
const IPV6_GROUPS = 8;
/** Groups of 16 bits of an IPv6 address that identify a household or machine, which chooses the rest freely. */
const NETWORK_GROUPS = 4;

/**
 * Counts every request twice: for its caller, which is its session or token or else its address, and for its address in
 * any case. An unchecked credential must not start a new count.
 */
export async function limitRates(app: FastifyInstance, perMinute: number, secure: boolean): Promise<void> {
  if (perMinute <= 0) return;
  await app.register(rateLimit, {
    max: Math.min(perMinute * CALLERS_PER_ADDRESS, Number.MAX_SAFE_INTEGER),
    timeWindow: WINDOW,
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: () => new ApiError("too_many_requests"),
  });
  const count = app.createRateLimit({ max: perMinute, timeWindow: WINDOW, keyGenerator: callerKey(secure) });
  app.addHook("onRequest", async (request) => {
    if ((request.routeOptions.config as { rateLimit?: unknown }).rateLimit === false) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new ApiError("too_many_requests", { retryAfterSec: counted.ttlInSeconds });
  });
}

/** A signed-in browser or token counts for itself, everybody else by address; secrets only as hash. */
function callerKey(secure: boolean): (request: FastifyRequest) => string {
  const cookie = sessionCookie(secure);
  return (request) => {
    const secret = request.headers.authorization ?? request.cookies[cookie];
    return secret ? hashOpaque(secret) : networkOf(request.ip);
  };
}

/** An IPv4 address unchanged; of an IPv6 address the network, its first 64 bits. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/%.*$/, "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const groups = (text: string): string[] => text.split(":").filter((group) => group !== "");
  const [first, last] = [groups(head), groups(tail ?? "")];
  const gap = tail === undefined ? 0 : IPV6_GROUPS - first.length - last.length;
  return `${[...first, ...Array<string>(gap).fill("0"), ...last].slice(0, NETWORK_GROUPS).join(":")}::/64`;
}
