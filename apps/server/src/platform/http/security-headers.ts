import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";

/** The media server's address as browsers connect to it: its socket, and the HTTP check before. */
function mediaOrigins(livekit: Config["livekit"]): string[] {
  if (!livekit) return [];
  const { host, protocol } = new URL(livekit.url);
  return protocol === "wss:" || protocol === "https:"
    ? [`wss://${host}`, `https://${host}`]
    : [`ws://${host}`, `http://${host}`];
}

/** Own origin only; media elements show streams made in the page (blob:), styles are set by the component library at run time. */
export async function registerSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const secure = config.publicUrl.startsWith("https:");
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", "blob:"],
        workerSrc: ["'self'", "blob:"],
        connectSrc: ["'self'", ...mediaOrigins(config.livekit)],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'", ...(config.oidc ? [new URL(config.oidc.issuer).origin] : [])],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: "cross-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  app.addHook("onSend", async (_request, reply) => {
    reply.header(
      "permissions-policy",
      "camera=(self), microphone=(self), display-capture=(self), fullscreen=(self), geolocation=()",
    );
  });
}
