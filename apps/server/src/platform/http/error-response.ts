import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { ApiError, type ErrorCode } from "../../contract/errors.ts";
import { logRefusal } from "./refusals.ts";

/** The framework's errors, as error codes of ours. */
const FRAMEWORK: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_BODY_TOO_LARGE: "payload_too_large",
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed_body",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformed_body",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed_body",
  FST_ERR_BAD_URL: "not_found",
  FST_ERR_MAX_PARAM_LENGTH: "not_found",
  FST_ERR_PARAM_MISSING: "not_found",
};
/**
 * A database that is away: connection refused or lost, shutting down (PostgreSQL class 57P, 08), out of connections or disk
 * (53300, 53100), or too slow to respond (57014).
 */
const DATABASE_AWAY = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ENOSPC|57P0[123]|57014|08\d{3}|53100|53300)$/;
const DATABASE_AWAY_WORDS =
  /Connection terminated|Query read timeout|not queryable|timeout exceeded when trying to connect|embedded database has stopped|pool after calling end/;
/** Seconds of `Retry-After` while the service is away, unless the error has its own. */
const UNAVAILABLE_RETRY_SEC = 5;

function isDatabaseAway(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (DATABASE_AWAY.test((cause as NodeJS.ErrnoException).code ?? "") || DATABASE_AWAY_WORDS.test(cause.message))
      return true;
  }
  return false;
}

/** The documented error for any failure. */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = FRAMEWORK[code ?? ""];
  if (known) return new ApiError(known, { cause: error });
  if (statusCode === 429) return new ApiError("too_many_requests", { cause: error });
  // An upload that its sender cancelled has the same code as a lost database.
  if (statusCode === 400) return new ApiError("malformed_body", { cause: error });
  if (isDatabaseAway(error)) return new ApiError("unavailable", { cause: error });
  return new ApiError("internal_error", { cause: error });
}

/** The one shape of errors: `{detail, code, field_errors?}` and the further fields a call documents. */
function errorBody(error: ApiError): Record<string, unknown> {
  return {
    detail: error.message,
    code: error.code,
    ...(error.fieldErrors ? { field_errors: error.fieldErrors } : {}),
    ...error.extra,
  };
}

/** The one error handler of the server. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toApiError(error);
  if (known.status >= 500)
    request.log.error(
      { err: known.cause ?? known, code: known.code, route: request.routeOptions.url },
      "A request failed.",
    );
  logRefusal(request, known);
  const retryAfterSec = known.retryAfterSec ?? (known.status === 503 ? UNAVAILABLE_RETRY_SEC : undefined);
  if (retryAfterSec !== undefined) reply.header("retry-after", String(retryAfterSec));
  return reply
    .code(known.status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(errorBody(known));
}
