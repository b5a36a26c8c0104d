import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { YEAR_SEC } from "../clock/durations.ts";

type Headers = Readonly<Record<string, string>>;

/** Headers of every response that limit what a page may do in a browser. */
const ALWAYS: Headers = {
  "cross-origin-opener-policy": "same-origin",
  /** Partners' pages read the API; CORS decides which. */
  "cross-origin-resource-policy": "cross-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(self), microphone=(self), display-capture=(self), fullscreen=(self), geolocation=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};

/** The media server's addresses for browsers: its socket, and the HTTP check before. */
function mediaOrigins(livekit: Config["livekit"]): string[] {
  if (!livekit) return [];
  const { host, protocol } = new URL(livekit.url);
  return protocol === "wss:" || protocol === "https:"
    ? [`wss://${host}`, `https://${host}`]
    : [`ws://${host}`, `http://${host}`];
}

/**
 * Own origin only; media elements show streams made in the page (blob:), and the component library sets styles at run
 * time.
 */
function contentPolicy(config: Config, secure: boolean): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", "'wasm-unsafe-eval'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "media-src": ["'self'", "blob:"],
    "worker-src": ["'self'", "blob:"],
    "connect-src": ["'self'", ...mediaOrigins(config.livekit)],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'", ...(config.oidc ? [new URL(config.oidc.issuer).origin] : [])],
    "frame-ancestors": ["'none'"],
    ...(secure && { "upgrade-insecure-requests": [] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join(";");
}

/** Headers that are equal in all responses of this server, so that they are built once. */
function securityHeaders(config: Config): Headers {
  const secure = config.publicUrl.startsWith("https:");
  return {
    ...ALWAYS,
    "content-security-policy": contentPolicy(config, secure),
    ...(secure && { "strict-transport-security": `max-age=${YEAR_SEC}; includeSubDomains` }),
  };
}

/** Set on the raw response, because event streams and the sign-in provider write theirs without the framework. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = Object.entries(securityHeaders(config));
  app.addHook("onRequest", (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}
