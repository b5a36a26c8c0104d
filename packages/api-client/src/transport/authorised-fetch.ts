import type { Authority } from "./authority";

export type FetchLike = (request: Request) => Promise<Response>;

/** fetch with parts of the request set anew: one Request for all who change it, for each takes the browser up to a millisecond. */
export type SendRequest = (request: Request, changes?: RequestInit) => Promise<Response>;

export interface AuthorisedFetchOptions {
  readonly send: SendRequest;
  readonly authority: Authority;
  readonly getLanguage: () => string;
  /** The body, if it was a text. */
  readonly bodyOf?: (request: Request) => string | undefined;
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
export function createAuthorisedFetch(options: AuthorisedFetchOptions): FetchLike {
  const { send, authority, getLanguage, bodyOf = () => undefined } = options;
  const attempt = async (request: Request, body: string | undefined): Promise<Attempt> => {
    const headers = new Headers(request.headers);
    headers.set("Accept-Language", getLanguage());
    const secret = await authority.sign(request.method, headers);
    const changes = { headers, credentials: authority.credentials, ...(body !== undefined && { body }) };
    return { secret, response: await send(request, changes) };
  };
  /** Forgets the secret if it was what the server refused. */
  const forgetIfRefused = async ({ secret, response }: Attempt): Promise<boolean> => {
    if (secret === undefined || response.ok || !authority.refused(response.status, await detailOf(response)))
      return false;
    authority.reject(secret);
    return true;
  };

  return async (request) => {
    const body = bodyOf(request);
    // A text is given again with each try; what is not a text is read by sending it, and copying it is dear.
    const spare = body === undefined && request.body !== null ? request.clone() : request;
    const first = await attempt(request, body);
    if (!(await forgetIfRefused(first))) return first.response;
    const second = await attempt(spare, body);
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
