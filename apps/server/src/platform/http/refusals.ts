import type { FastifyRequest } from "fastify";
import type { ApiError } from "../../contract/errors.ts";
import type { OperationContract } from "../../contract/operation.ts";

const people = new WeakMap<FastifyRequest, string>();

/** Stores the caller of a request, for its line in the log. */
export function recordCaller(request: FastifyRequest, keycloakId: string): void {
  people.set(request, keycloakId);
}

/** Statuses that operators need to see: refused permissions, CSRF and origins (403), unknown tokens (401). */
const isRefusal = ({ status, code }: ApiError): boolean => status === 403 || code === "token_invalid";

/** Logs one line for a refused request: person, call, address; no sent values. */
export function logRefusal(request: FastifyRequest, error: ApiError): void {
  if (!isRefusal(error)) return;
  const { operation } = request.routeOptions.config as { operation?: OperationContract };
  const what = operation?.id ?? request.routeOptions.url ?? "unknown";
  request.log.warn(
    { code: error.code, who: people.get(request) ?? null, what, from: request.ip },
    "A request was refused.",
  );
}
