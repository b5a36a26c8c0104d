import type { FetchLike } from "../transport/authorised-fetch";

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly credentials: RequestCredentials;
  readonly body: string;
}
type Handler = (request: SeenRequest) => Response | Promise<Response>;

/** Returns a fetch that responds from a table of `METHOD /path` and records its requests. */
export function createFakeServer(table: Record<string, Handler>) {
  const seen: SeenRequest[] = [];
  const fetch: FetchLike = async (request) => {
    const { pathname, search } = new URL(request.url);
    const one = {
      method: request.method,
      path: pathname + search,
      headers: request.headers,
      credentials: request.credentials,
      body: await request.text(),
    };
    seen.push(one);
    const handler = table[`${request.method} ${pathname}`];
    if (!handler) throw new Error(`No response for ${request.method} ${pathname}`);
    return handler(one);
  };
  return {
    fetch: fetch as typeof globalThis.fetch,
    seen,
    asked: (path: string) => seen.filter((one) => one.path === path),
  };
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json", ...headers } });
