import { type Clock, systemClock } from "@hotseat/core/clock";
import { browserLanguage } from "./browser-language";
import { createServerClock, type ServerClock } from "./clock/server-clock";
import { createEvents, type Events } from "./events/events";
import { createConfig, createClient as createTransport } from "./generated/client";
import type { CallArguments, Operation } from "./operation";
import { itemsOf, type Page, type PagedInput } from "./paginate";
import { createAuthorisedFetch, type FetchLike } from "./transport/authorised-fetch";
import { cookieAuthority, tokenAuthority } from "./transport/authority";
import { createCircuitBreaker } from "./transport/circuit-breaker";
import { readCsrfToken } from "./transport/csrf-token";
import { circuitOpenError, type ErrorKind, HotseatError } from "./transport/errors";
import { createImpatientFetch } from "./transport/impatient-fetch";
import { cutting, type Log } from "./transport/log";
import { toHotseatError } from "./transport/to-error";

export interface ClientOptions {
  /** The server's address, without `/api/v1`; `""` is the page's own origin. */
  readonly baseUrl: string;
  /**
   * For pages on another site: returns a short-lived embed token from the partner's own server within 10 s. Called once,
   * and again after every 401. When it rejects, hangs or returns something else, calls reject with `kind` `access-token`
   * and one of the codes `access_token_failed`, `access_token_timeout` and `access_token_invalid`. Without it the client uses cookies: on
   * the server's own origin, and on another origin of the same site
   * (such as its sister domain) that the server's `ALLOWED_ORIGINS` names.
   */
  readonly getAccessToken?: () => Promise<string> | string;
  /** Language of the texts in responses: `en`, `fr`, `de` or `it`. Without it {@link HotseatClient.setLanguage} decides. */
  readonly getLanguage?: () => string;
  readonly fetch?: typeof globalThis.fetch;
  readonly clock?: Clock;
  /** Returns a number from 0 to below 1, for jitter. */
  readonly random?: () => number;
  /** Called after a 401: start the sign-in. */
  readonly onUnauthorized?: (error: HotseatError) => void;
  /** Called after a 403 that is not about CSRF: say 'Permission denied'. */
  readonly onPermissionDenied?: (error: HotseatError) => void;
  /** Called after a 5xx: say 'Server error. Please try again later.'. */
  readonly onServerError?: (error: HotseatError) => void;
  readonly log?: Log;
}

export interface HotseatClient {
  /** The server's address, without a slash at the end. */
  readonly baseUrl: string;
  /**
   * Makes one call of the API: `client.call(getSession, { path: { id: 12 } })`, with `getSession` from
   * `@hotseat/api-client/sessions`. A page bundles only the operations it imports. Rejects with a {@link HotseatError}, or
   * with the reason of an aborted `signal`.
   */
  call<Input, Output>(operation: Operation<Input, Output>, ...input: CallArguments<Input>): Promise<Output>;
  /**
   * Returns the items of a cursor-paged list, page after page: `for await (const message of client.paginate(listMessages, { path: { id } }))`.
   * A page is fetched when its first item is requested. Rejects as {@link HotseatClient.call} does.
   */
  paginate<Input extends PagedInput, Item>(
    operation: Operation<Input, Page<Item>>,
    ...input: CallArguments<Input>
  ): AsyncGenerator<Item, void, undefined>;
  readonly events: Events;
  readonly serverClock: ServerClock;
  /** Whether calls carry an embed token; such a client reaches one session only. */
  readonly usesAccessToken: boolean;
  /**
   * Sets the language of the texts in responses, unless `getLanguage` was given. `HotseatProvider` calls it. Until then it is the
   * browser's first language that Hotseat has, else French.
   */
  setLanguage(language: string): void;
  /**
   * Fetches the CSRF or access token for the next change, unless the client has it. A page that expects a change saves one round
   * trip. Failures are silent; the change itself reports them.
   */
  prepare(): Promise<void>;
}

/** Calls whose response has its own time in `server_time`. */
const CLOCK_CALLS: ReadonlySet<string> = new Set(["getSession", "getState"]);
/** Calls that the circuit breaker guards. */
const GUARDED_CALLS: ReadonlySet<string> = new Set(["getMe"]);

/** Creates a connection to one Hotseat server for one person. Works without a DOM; sends nothing before its first call. */
export function createClient(options: ClientOptions): HotseatClient {
  const clock = options.clock ?? systemClock;
  const log = cutting(options.log ?? (() => {}));
  const baseUrl = options.baseUrl.replace(/\/+$/, "");
  let language: string | null = null;
  const getLanguage = options.getLanguage ?? (() => language ?? browserLanguage());
  const plainFetch: FetchLike = (request) => (options.fetch ?? globalThis.fetch)(request);
  const callFetch = createImpatientFetch(plainFetch, clock);

  const breaker = createCircuitBreaker(clock);
  const serverClock = createServerClock(clock);
  const authority = options.getAccessToken
    ? tokenAuthority(options.getAccessToken, clock)
    : cookieAuthority(() => readCsrfToken(baseUrl, callFetch));
  const bodies = new WeakMap<Request, string>();
  const bodyOf = (request: Request) => bodies.get(request);
  const authorisedFetch = createAuthorisedFetch({ send: callFetch, authority, getLanguage, bodyOf });
  /** A stream is open for hours and has its own watchdog. */
  const streamFetch = createAuthorisedFetch({
    send: (request, changes) => plainFetch(new Request(request, changes)),
    authority,
    getLanguage,
  });

  const transport = createTransport(createConfig({ baseUrl, fetch: authorisedFetch as typeof globalThis.fetch }));
  transport.interceptors.request.use((request, { serializedBody }) => {
    if (typeof serializedBody === "string") bodies.set(request, serializedBody);
    return request;
  });
  transport.interceptors.error.use((error, response) => toHotseatError(error, response));

  const listeners: Partial<Record<ErrorKind, (error: HotseatError) => void>> = {
    ...(options.onUnauthorized && { unauthorized: options.onUnauthorized }),
    ...(options.onPermissionDenied && { forbidden: options.onPermissionDenied }),
    ...(options.onServerError && { server: options.onServerError }),
  };
  const report = (what: string, error: unknown) => {
    if (!(error instanceof HotseatError)) return;
    log({
      level: error.status >= 500 || error.status === 0 ? "error" : "warn",
      text: `${what}: ${error.status} ${error.message} (${error.code}) ${error.detail}`,
    });
    listeners[error.kind]?.(error);
  };

  const call: HotseatClient["call"] = async ({ id, method, url }, ...[input]) => {
    const guarded = GUARDED_CALLS.has(id);
    if (guarded && breaker.isOpen()) throw circuitOpenError();
    const sentAt = clock.now();
    try {
      const { data, response } = await transport.request<Record<number, unknown>, unknown, true>({
        ...input,
        method,
        url,
        throwOnError: true,
      });
      if (guarded) breaker.close();
      if (CLOCK_CALLS.has(id))
        serverClock.sampleResponse((data as { server_time: string }).server_time, sentAt, clock.now());
      return (response.status === 204 ? undefined : data) as never;
    } catch (error) {
      if (guarded && countsAsFailure(error)) breaker.recordFailure();
      report(id, error);
      throw error;
    }
  };

  const events = createEvents({
    baseUrl,
    fetch: streamFetch,
    clock,
    random: options.random ?? Math.random,
    log,
    onTime: (serverTime, sentAt, receivedAt) =>
      sentAt === undefined
        ? serverClock.sampleMessage(serverTime, receivedAt)
        : serverClock.sampleResponse(serverTime, sentAt, receivedAt),
    onClockJump: () => serverClock.forget(),
    onConnected: () => breaker.close(),
    onRefused: (error) => report("events", error),
  });

  return {
    baseUrl,
    call,
    paginate: (operation, ...input) => itemsOf(call, operation, ...input),
    events,
    serverClock,
    usesAccessToken: options.getAccessToken !== undefined,
    setLanguage(next) {
      language = next;
    },
    prepare: () =>
      authority.prepare().then(
        () => {},
        () => {},
      ),
  };
}

/** A 401 is a response, not an outage; without a token no request was sent. */
function countsAsFailure(error: unknown): boolean {
  return error instanceof HotseatError && error.status !== 401 && error.status !== 403 && error.kind !== "access-token";
}
