import type { Authority } from "./authority";

export type FetchLike = (request: Request) => Promise<Response>;

/** fetch with changed parts of the request: one Request object for all changes, because each costs the browser up to a millisecond. */
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
 * Returns a fetch with language, credentials and proof of identity. After a refusal of the CSRF or access token it fetches a new one and
 * repeats the call once; the second response counts.
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
  /** Forgets the secret if the server refused it. */
  const forgetIfRefused = async ({ secret, response }: Attempt): Promise<boolean> => {
    if (secret === undefined || response.ok || !authority.refused(response.status, await detailOf(response)))
      return false;
    authority.reject(secret);
    return true;
  };

  return async (request) => {
    const body = bodyOf(request);
    // A text body is sent again with each attempt; any other body can be read once, and copying it is expensive.
    const spare = body === undefined && request.body !== null ? request.clone() : request;
    const first = await attempt(request, body);
    if (!(await forgetIfRefused(first))) return first.response;
    const second = await attempt(spare, body);
    await forgetIfRefused(second);
    return second.response;
  };
}

/** Reads `detail` from a copy of a refusal; the response itself stays unread. */
async function detailOf(response: Response): Promise<string | undefined> {
  try {
    const body: unknown = await response.clone().json();
    const detail = (body as { detail?: unknown } | null)?.detail;
    return typeof detail === "string" ? detail : undefined;
  } catch {
    return undefined;
  }
}
