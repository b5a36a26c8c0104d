import type { OutgoingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { Method, OperationContract, Shape } from "../src/contract/operation.ts";
import type { Deps } from "../src/deps.ts";
import { API_PREFIX } from "../src/platform/http/routes.ts";
import { createWebSessions, sessionCookie } from "../src/platform/identity/web-sessions.ts";

type In<S> = S extends Shape ? z.input<S> : undefined;
type InputOf<C extends OperationContract> =
  C extends OperationContract<infer P, infer Q, infer B> ? { params?: In<P>; query?: In<Q>; body?: In<B> } : never;
/** The body of a successful response. */
type BodyOf<C extends OperationContract> =
  C extends OperationContract<Shape | undefined, Shape | undefined, Shape | undefined, infer A>
    ? A[keyof A] extends infer S
      ? S extends Shape
        ? z.output<S>
        : never
      : never
    : never;

export interface ClientResponse<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: OutgoingHttpHeaders;
}

export interface Client {
  /**
   * Calls an operation like this person's browser, CSRF token included. The body is typed as the successful one; check
   * `status`. Work that the response did not wait for is done, too.
   */
  call<C extends OperationContract>(
    contract: C,
    input?: InputOf<C>,
    headers?: Record<string, string>,
  ): Promise<ClientResponse<BodyOf<C>>>;
  /** The same by method and path, for a client that has the documents and not our contracts. */
  send(
    method: Method,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<ClientResponse<Record<string, unknown>>>;
  /** The Cookie header of this browser. */
  readonly cookie: () => Promise<string>;
}

const readBody = (body: string, type: unknown): unknown =>
  body === "" ? undefined : String(type).startsWith("application/json") ? JSON.parse(body) : body;

export function clientOf(app: FastifyInstance, deps: Deps, keycloakId: string | null): Client {
  let cookie: Promise<string> | undefined;
  let csrf: Promise<string> | undefined;
  const signIn = async (): Promise<string> =>
    keycloakId === null
      ? ""
      : `${sessionCookie(false)}=${await createWebSessions(deps.database, deps.clock, false).start(keycloakId, null)}`;
  const cookieOf = (): Promise<string> => (cookie ??= signIn());
  const csrfToken = async (): Promise<string> => {
    const response = await app.inject({ url: `${API_PREFIX}/csrf/`, headers: { cookie: await cookieOf() } });
    // Signed out, the token belongs to a cookie of its own.
    const own = response.cookies.map(({ name, value }) => `${name}=${value}`);
    cookie = Promise.resolve([await cookieOf(), ...own].filter(Boolean).join("; "));
    return (response.json() as { csrfToken: string }).csrfToken;
  };
  const currentCsrf = (): Promise<string> => {
    csrf ??= csrfToken();
    return csrf;
  };
  const send = async (method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const csrfHeader = method === "GET" ? {} : { "x-csrftoken": await currentCsrf() };
    const response = await app.inject({
      method,
      url: `${API_PREFIX}${path}`,
      headers: {
        cookie: await cookieOf(),
        ...csrfHeader,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    await deps.afterwards.settle();
    return {
      status: response.statusCode,
      body: readBody(response.body, response.headers["content-type"]) as never,
      headers: response.headers,
    };
  };
  return {
    cookie: cookieOf,
    send,
    call(contract, input = {} as never, headers = {}) {
      const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: unknown };
      const path = contract.path.replace(/:(\w+)/g, (_whole, name: string) =>
        encodeURIComponent(String((params as Record<string, unknown>)[name])),
      );
      const search = new URLSearchParams(
        Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
      ).toString();
      return send(contract.method, `${path}${search === "" ? "" : `?${search}`}`, body, headers);
    },
  };
}
