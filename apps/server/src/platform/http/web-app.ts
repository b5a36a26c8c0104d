import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../../contract/errors.ts";
import { YEAR_SEC } from "../clock/durations.ts";
import { sendError } from "./error-response.ts";
import { API_PREFIX } from "./routes.ts";

/** Path below which the build puts a hash of the content into each name. */
const HASHED = "/assets/";
/** Paths that are never a page of the application: an unknown one is an error, in JSON. */
const NOT_PAGES = ["/api/", "/oidc/", "/sign-in/", HASHED];

/** A last part with an extension, plain or percent-encoded, names a file; no page of the application has one. */
const FILE = /(?:\.|%2e)[^/]+$/i;

type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

const unknown: RouteHandler = (request, reply) => sendError(new ApiError("not_found"), request, reply);

/** Serves the built web app's files, compressed by the build (br, gzip). Returns the handler of every other address. */
export async function registerWebApp(app: FastifyInstance, webRoot: string | null): Promise<RouteHandler> {
  if (webRoot === null) return unknown;
  const page = await readFile(join(webRoot, "index.html"), "utf8").catch(() => null);
  if (page === null) {
    throw new Error(`There is no built web app in ${webRoot}. Build it first, or leave WEB_ROOT out.`);
  }
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) =>
      void reply.header("cache-control", path.includes(HASHED) ? `public, max-age=${YEAR_SEC}, immutable` : "no-cache"),
  });
  return (request, reply) => {
    const path = request.url.replace(/[?#].*$/, "");
    const isPage =
      (request.method === "GET" || request.method === "HEAD") &&
      !NOT_PAGES.some((prefix) => path.startsWith(prefix)) &&
      path !== API_PREFIX &&
      !FILE.test(path);
    return isPage ? reply.header("cache-control", "no-cache").sendFile("index.html") : unknown(request, reply);
  };
}
