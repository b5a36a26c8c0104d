import type { Authority } from "./authority";

export type FetchLike = (request: Request) => Promise<Response>;

export interface AuthorisedFetchOptions {
  readonly fetch: FetchLike;
  readonly authority: Authority;
  readonly getLanguage: () => string;
}

/**
 * fetch with language, credentials and proof of identity. A refused CSRF or access token is fetched anew and the call made
 * once more; what the second try answers stands.
 */
export function createAuthorisedFetch({ fetch, authority, getLanguage }: AuthorisedFetchOptions): FetchLike {
  const attempt = async (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set("Accept-Language", getLanguage());
    const secret = await authority.sign(request.method, headers);
    const response = await fetch(new Request(request, { headers, credentials: authority.credentials }));
    return { secret, response };
  };

  return async (request) => {
    const spare = request.clone();
    const { secret, response } = await attempt(request);
    if (secret === undefined || response.ok) return response;
    if (!authority.refused(response.status, await detailOf(response))) return response;
    authority.reject(secret);
    const second = await attempt(spare);
    if (second.secret !== undefined && authority.refused(second.response.status, await detailOf(second.response))) authority.reject(second.secret);
    return second.response;
  };
}

/** Reads `detail` from a copy of the answer, leaving the answer itself unread. */
async function detailOf(response: Response): Promise<string | undefined> {
  try {
    const body: unknown = await response.clone().json();
    const detail = (body as { detail?: unknown } | null)?.detail;
    return typeof detail === "string" ? detail : undefined;
  } catch {
    return undefined;
  }
}

