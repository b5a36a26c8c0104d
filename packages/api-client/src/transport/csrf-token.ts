import type { FetchLike } from "./authorised-fetch";
import { errorFromResponse, networkError, unexpectedError } from "./errors";

/** Fetches the CSRF token of this browser's session; throws when the response has none. */
export async function readCsrfToken(baseUrl: string, fetch: FetchLike): Promise<string> {
  const response = await reach(fetch, new Request(`${baseUrl}/api/v1/csrf/`, { credentials: "include" }));
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw errorFromResponse(response.status, body);
  const token = (body as { csrfToken?: unknown } | undefined)?.csrfToken;
  if (typeof token !== "string" || token === "") throw unexpectedError(new Error("No CSRF token."));
  return token;
}

async function reach(fetch: FetchLike, request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    throw networkError(error);
  }
}
