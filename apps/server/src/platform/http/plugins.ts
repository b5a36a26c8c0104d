import cookie from "@fastify/cookie";
import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../../contract/errors.ts";
import type { Platform } from "../platform.ts";
import { limitRates } from "./rate-limits.ts";
import { registerSecurityHeaders } from "./security-headers.ts";

export const BODY_LIMIT_BYTES = 1024 * 1024;

/** The plugins of every request: cookies, headers, CORS for partners, a generous limit, JSON bodies only. */
export async function registerPlugins(app: FastifyInstance, { config }: Platform): Promise<void> {
  await app.register(cookie);
  registerSecurityHeaders(app, config);
  await app.register(cors, {
    origin: [...config.allowedOrigins],
    // Our cookies are `SameSite=Lax`: they come along from another origin of the same site only.
    credentials: true,
    methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    allowedHeaders: ["authorization", "content-type", "accept-language", "last-event-id", "x-csrftoken"],
    exposedHeaders: ["retry-after"],
    maxAge: 600,
    strictPreflight: false,
  });
  await limitRates(app, config.rateLimitPerMinute, config.publicUrl.startsWith("https:"));
  readJsonOnly(app);
}

/**
 * Bodies are JSON or absent; anything else is 415. No caller is admitted yet, so the values of a body are not checked
 * here but later, in `refuse-input.ts`.
 */
function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, text, done) => {
    if (text === "") return done(null, undefined);
    try {
      done(null, JSON.parse(text as string));
    } catch (cause) {
      done(new ApiError("malformed_body", { cause }));
    }
  });
}
