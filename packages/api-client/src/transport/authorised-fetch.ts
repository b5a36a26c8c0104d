import type { Authority } from "./authority";

export type FetchLike = (request: Request) => Promise<Response>;

export interface AuthorisedFetchOptions {
  readonly fetch: FetchLike;
  readonly authority: Authority;
  readonly getLanguage: () => string;
}

interface Attempt {
  readonly response: Response;
  /** The secret it was signed with. */
  readonly secret: string | undefined;
}

/**
 * fetch with language, credentials and proof of identity. A refused CSRF or access token is fetched anew and the call made
 * once more; what the second try answers stands.
 */
export function createAuthorisedFetch({ fetch, authority, getLanguage }: AuthorisedFetchOptions): FetchLike {
  const attempt = async (request: Request): Promise<Attempt> => {
    const headers = new Headers(request.headers);
    headers.set("Accept-Language", getLanguage());
    const secret = await authority.sign(request.method, headers);
    return { secret, response: await fetch(new Request(request, { headers, credentials: authority.credentials })) };
  };
  /** Forgets the secret if it was what the server refused. */
  const forgetIfRefused = async ({ secret, response }: Attempt): Promise<boolean> => {
    if (secret === undefined || response.ok || !authority.refused(response.status, await detailOf(response)))
      return false;
    authority.reject(secret);
    return true;
  };

  return async (request) => {
    const spare = request.clone();
    const first = await attempt(request);
    if (!(await forgetIfRefused(first))) return first.response;
    const second = await attempt(spare);
    await forgetIfRefused(second);
    return second.response;
  };
}

/** Reads `detail` from a copy of a refusal, leaving the answer itself unread. */
async function detailOf(response: Response): Promise<string | undefined> {
  try {
    const body: unknown = await response.clone().json();
    const detail = (body as { detail?: unknown } | null)?.detail;
    return typeof detail === "string" ? detail : undefined;
  } catch {
    return undefined;
  }
}
