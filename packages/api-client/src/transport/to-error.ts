import { errorFromResponse, isHotseatError, networkError, parseError, unexpectedError } from "./errors";

/** Converts any error of the generated transport to the catalogue's error; returns an aborted call's error unchanged. */
export function toHotseatError(error: unknown, response: Response | undefined): unknown {
  if (isHotseatError(error) || isAbort(error)) return error;
  if (response === undefined) return error instanceof TypeError ? networkError(error) : unexpectedError(error);
  if (response.ok) return error instanceof SyntaxError ? parseError(response.status, error) : brokenBody(error);
  const body = typeof error === "string" ? undefined : error;
  return errorFromResponse(response.status, body, response.headers.get("Retry-After"));
}

/** The connection broke while the response was being read. */
function brokenBody(error: unknown) {
  return error instanceof TypeError ? networkError(error) : unexpectedError(error);
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
