import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../../contract/errors.ts";
import type { AnyHandler } from "../../contract/handler.ts";
import type { OperationContract } from "../../contract/operation.ts";
import type { Platform } from "../platform.ts";
import type { Callers } from "./callers.ts";
import { languageOf } from "./language.ts";
import { networkOf } from "./rate-limits.ts";
import { validateInput, validateResponse } from "./validate.ts";

export const API_PREFIX = "/api/v1";

/** The parts that a response needs; operations get all of them. */
type RouteDeps = Pick<Platform, "config" | "log">;

/** Every operation has exactly one handler, or the server does not start. */
export function assertComplete(operations: readonly OperationContract[], handlers: readonly AnyHandler[]): void {
  const handled = handlers.map(({ contract }) => contract.id);
  const missing = operations.map(({ id }) => id).filter((id) => !handled.includes(id));
  const twice = handled.filter((id, index) => handled.indexOf(id) !== index);
  if (missing.length > 0) throw new Error(`Operations without a handler: ${missing.join(", ")}.`);
  if (twice.length > 0) throw new Error(`Operations with two handlers: ${twice.join(", ")}.`);
}

/** Registers each operation at its path, and returns 405 for every other method there. */
export function registerRoutes(
  app: FastifyInstance,
  deps: RouteDeps,
  callers: Callers,
  handlers: readonly AnyHandler[],
): void {
  for (const handler of handlers) {
    app.route({
      method: handler.contract.method,
      url: API_PREFIX + handler.contract.path,
      exposeHeadRoute: !handler.contract.stream && !handler.contract.redirect,
      config: { operation: handler.contract },
      handler: (request, reply) => respond(deps, callers, handler, request, reply),
    });
  }
  refuseOtherMethods(
    app,
    handlers.map(({ contract }) => contract),
  );
}

/** Checks caller, access and input; then runs the operation. */
async function respond(
  deps: RouteDeps,
  callers: Callers,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { contract } = handler;
  const caller = await callers.admit(contract, request, reply);
  const input = validateInput(contract, request);
  const language = languageOf(request.headers["accept-language"]);
  const call = { ...input, ...caller, deps, language, network: networkOf(request.ip) } as never;
  if ("raw" in handler) return handler.raw(call, request, reply);
  const { status, body } = await handler.run(call);
  const checked = checkResponse(deps, contract, status, body);
  reply.code(status).header("cache-control", "no-store");
  if (contract.file && status < 300)
    return reply.type(`${contract.file}; charset=utf-8`).header("content-disposition", "attachment").send(checked);
  return checked === undefined
    ? reply.send()
    : reply.type("application/json; charset=utf-8").send(JSON.stringify(checked));
}

/**
 * Checks a response against the contract. Where we can still correct it, outside production, a mismatch is an error; in
 * production the client gets the response, and the log a line.
 */
function checkResponse(deps: RouteDeps, contract: OperationContract, status: number, body: unknown): unknown {
  try {
    return validateResponse(contract, status, body);
  } catch (error) {
    if (!deps.config.production) throw error;
    deps.log.error(
      { operation: contract.id, error: (error as Error).message },
      "A response differs from the contract.",
    );
    return body;
  }
}

/** CORS preflights are OPTIONS; a plugin handles them. */
const ALL_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE"] as const;

function refuseOtherMethods(app: FastifyInstance, contracts: readonly OperationContract[]): void {
  for (const [path, here] of Map.groupBy(contracts, (contract) => contract.path)) {
    const allowed = new Set<string>(
      here.flatMap(({ method, stream, redirect }) =>
        method === "GET" && !stream && !redirect ? ["GET", "HEAD"] : [method],
      ),
    );
    const others = ALL_METHODS.filter((method) => !allowed.has(method));
    app.route({
      method: others,
      url: API_PREFIX + path,
      exposeHeadRoute: false,
      handler: async (_request, reply) => {
        reply.header("allow", [...allowed].join(", "));
        throw new ApiError("method_not_allowed");
      },
    });
  }
}
