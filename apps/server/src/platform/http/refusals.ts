import type { FastifyRequest } from "fastify";
import type { ApiError } from "../../contract/errors.ts";
import type { OperationContract } from "../../contract/operation.ts";

const people = new WeakMap<FastifyRequest, string>();

/** Remembers who makes a request, for its line in the log. */
export function notePerson(request: FastifyRequest, keycloakId: string): void {
  people.set(request, keycloakId);
}

/** Whoever runs the server wants to see these: refused permissions, CSRF and origins (403), tokens that are not ours (401). */
const isRefusal = ({ status, code }: ApiError): boolean => status === 403 || code === "token_invalid";

/** One line for a refused request: who, what, from where; nothing of what was sent. */
export function logRefusal(request: FastifyRequest, error: ApiError): void {
  if (!isRefusal(error)) return;
  const { operation } = request.routeOptions.config as { operation?: OperationContract };
  const what = operation?.id ?? request.routeOptions.url ?? "unknown";
  request.log.warn(
    { code: error.code, who: people.get(request) ?? null, what, from: request.ip },
    "A request was refused.",
  );
}
