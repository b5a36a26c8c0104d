import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { openApiDocument } from "./openapi-document.ts";
import { API_PREFIX } from "./platform/http/routes.ts";

const KEPT_FOR_SEC = 300;

/** Serves the OpenAPI document to anybody. It is made once, at the first request, and stays the same while the server runs. */
export function registerOpenApiDocument(app: FastifyInstance): void {
  let made: { readonly text: string; readonly etag: string } | undefined;
  const document = () => {
    if (made) return made;
    const text = JSON.stringify(openApiDocument());
    made = { text, etag: `"${createHash("sha256").update(text).digest("base64url")}"` };
    return made;
  };
  app.get(`${API_PREFIX}/openapi.json`, async (request, reply) => {
    const { text, etag } = document();
    reply.header("cache-control", `public, max-age=${KEPT_FOR_SEC}`).header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(text);
  });
}
