import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type Provider from "oidc-provider";
import { ApiError } from "../../../contract/errors.ts";
import { MOUNT } from "./builtin-provider.ts";

/**
 * Sets the public address on each request: the provider builds its addresses from it, whatever a proxy in between
 * changed.
 */
export function asPublic(request: IncomingMessage, publicUrl: string): void {
  const { host, protocol } = new URL(publicUrl);
  request.headers.host = host;
  request.headers["x-forwarded-host"] = host;
  request.headers["x-forwarded-proto"] = protocol.slice(0, -1);
}

/** Mounts the built-in provider below `/oidc`. It reads bodies itself, so no parser may read them here. */
export async function mountProvider(app: FastifyInstance, provider: Provider, publicUrl: string): Promise<void> {
  const serve = provider.callback() as (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  await app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser("*", (_request, _body, done) => done(null));
    inner.all(`${MOUNT}/*`, async (request, reply) => {
      // Parameters are stored in the database, whose texts cannot hold a NUL.
      if (/%00/.test(request.raw.url ?? "")) throw new ApiError("validation_failed");
      reply.hijack();
      const raw: IncomingMessage & { originalUrl?: string } = request.raw;
      raw.originalUrl = raw.url ?? "";
      raw.url = raw.originalUrl.slice(MOUNT.length);
      asPublic(raw, publicUrl);
      await serve(raw, reply.raw);
    });
  });
}
