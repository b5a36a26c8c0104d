import { describe, expect, it, vi } from "vitest";
import { createClient, type ClientOptions } from "./client";
import { createFakeClock } from "./testing/fake-clock";
import { createFakeServer, json } from "./testing/fake-server";
import { HotseatError, type ErrorKind } from "./transport/errors";

const BASE = "http://api.test";
const ME = "/api/v1/users/me/";
const UPDATE = "/api/v1/users/me/update/";
const CSRF = "/api/v1/csrf/";
type Table = Parameters<typeof createFakeServer>[0];

function setUp(table: Table, options: Partial<ClientOptions> = {}) {
  const clock = createFakeClock();
  const server = createFakeServer(table);
  return { clock, server, client: createClient({ baseUrl: BASE, fetch: server.fetch, clock, random: () => 0.5, ...options }) };
}

async function failureOf(promise: Promise<unknown>): Promise<HotseatError> {
  const error = await promise.then(() => undefined, (reason: unknown) => reason);
  expect(error).toBeInstanceOf(HotseatError);
  return error as HotseatError;
}

describe("calls of a page on the same site (shell.md §7)", () => {
  it("carry cookies and the language, and no CSRF token for reading", async () => {
    const { client, server } = setUp({ [`GET ${ME}`]: () => json(200, { full_name: "Amélie" }) });
    client.setLanguage("de");
    expect(await client.call.getMe()).toEqual({ full_name: "Amélie" });
    const [request] = server.asked(ME);
    expect(request?.credentials).toBe("include");
    expect(request?.headers.get("Accept-Language")).toBe("de");
    expect(request?.headers.has("X-CSRFToken")).toBe(false);
  });

  it("get one CSRF token for all changes", async () => {
    const { client, server } = setUp({ [`GET ${CSRF}`]: () => json(200, { csrfToken: "one" }), [`PATCH ${UPDATE}`]: () => json(200, {}) });
    await Promise.all([client.call.updateMe({ body: { short_name: "A" } }), client.call.updateMe({ body: { short_name: "B" } })]);
    expect(server.asked(CSRF)).toHaveLength(1);
    expect(server.asked(UPDATE).map(({ headers }) => headers.get("X-CSRFToken"))).toEqual(["one", "one"]);
  });

  it("fetch a new CSRF token once after a refusal and send the same body again", async () => {
    let made = 0;
    const { client, server } = setUp({
      [`GET ${CSRF}`]: () => json(200, { csrfToken: `t${(made += 1)}` }),
      [`PATCH ${UPDATE}`]: ({ headers }) => (headers.get("X-CSRFToken") === "t2" ? json(200, { short_name: "A" }) : json(403, { detail: "CSRF token missing or incorrect.", code: "csrf_failed" })),
    });
    expect(await client.call.updateMe({ body: { short_name: "A" } })).toEqual({ short_name: "A" });
    expect(server.asked(UPDATE).map(({ body }) => body)).toEqual(['{"short_name":"A"}', '{"short_name":"A"}']);
  });

  it("give up after the second refusal, and fetch the token anew next time", async () => {
    let refuse = true;
    const { client, server } = setUp({
      [`GET ${CSRF}`]: () => json(200, { csrfToken: "x" }),
      [`PATCH ${UPDATE}`]: () => (refuse ? json(403, { detail: "CSRF token missing or incorrect.", code: "csrf_failed" }) : json(200, {})),
    });
    const error = await failureOf(client.call.updateMe({ body: {} }));
    expect(error).toMatchObject({ kind: "csrf", message: "CSRF Validation Failed", status: 403 });
    expect(server.asked(UPDATE)).toHaveLength(2);
    refuse = false;
    await client.call.updateMe({ body: {} });
    expect(server.asked(CSRF)).toHaveLength(3);
  });

  it("fail when the CSRF answer holds no token (shell.md §5)", async () => {
    const { client } = setUp({ [`GET ${CSRF}`]: () => json(200, {}), [`PATCH ${UPDATE}`]: () => json(200, {}) });
    expect(await failureOf(client.call.updateMe({ body: {} }))).toMatchObject({ kind: "unexpected", status: 500 });
  });

  it("answer nothing for 204", async () => {
    const path = "/api/v1/interviews/sessions/7/cancel-registration/";
    const { client } = setUp({ [`GET ${CSRF}`]: () => json(200, { csrfToken: "x" }), [`POST ${path}`]: () => new Response(null, { status: 204 }) });
    expect(await client.call.cancelRegistration({ path: { id: 7 } })).toBeUndefined();
  });
});

describe("calls of a page on another site", () => {
  it("carry the embed token, no cookies and no CSRF token", async () => {
    const { client, server } = setUp({ [`PATCH ${UPDATE}`]: () => json(200, {}) }, { getAccessToken: () => "tok" });
    await client.call.updateMe({ body: {} });
    const [request] = server.seen;
    expect(request?.credentials).toBe("omit");
    expect(request?.headers.get("Authorization")).toBe("Bearer tok");
    expect(request?.headers.has("X-CSRFToken")).toBe(false);
  });

  it("ask the partner for one new token when the old one has expired, however many calls were under way", async () => {
    let made = 0;
    const getAccessToken = vi.fn(() => `tok${(made += 1)}`);
    const { client } = setUp(
      { [`GET ${ME}`]: ({ headers }) => (headers.get("Authorization") === "Bearer tok1" ? json(401, { detail: "expired", code: "token_invalid" }) : json(200, { ok: true })) },
      { getAccessToken },
    );
    expect(await Promise.all([client.call.getMe(), client.call.getMe(), client.call.getMe()])).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(getAccessToken).toHaveBeenCalledTimes(2);
  });
});

describe("the error catalogue (shell.md §8)", () => {
  const html = (status: number) => new Response("<h1>Bad gateway</h1>", { status, headers: { "Content-Type": "text/html" } });
  const rows: [string, () => Response, { kind: ErrorKind; status: number; message: string; detail: string }][] = [
    ["401", () => json(401, { detail: "Sign in to continue.", code: "not_authenticated" }), { kind: "unauthorized", status: 401, message: "Unauthorized", detail: "Sign in to continue." }],
    ["403 about CSRF", () => json(403, { detail: "CSRF token missing or incorrect.", code: "csrf_failed" }), { kind: "csrf", status: 403, message: "CSRF Validation Failed", detail: "CSRF token missing or incorrect." }],
    ["any other 403", () => json(403, { detail: "No.", code: "permission_denied" }), { kind: "forbidden", status: 403, message: "Permission Denied", detail: "No." }],
    ["400", () => json(400, { detail: "Some fields are not valid.", code: "validation_failed" }), { kind: "validation", status: 400, message: "Validation Failed", detail: "Some fields are not valid." }],
    ["500", () => json(500, { detail: "Something went wrong.", code: "internal_error" }), { kind: "server", status: 500, message: "Server Error", detail: "Something went wrong." }],
    ["another 4xx with a detail", () => json(409, { detail: "All seats of this session are taken.", code: "session_full" }), { kind: "client", status: 409, message: "All seats of this session are taken.", detail: "All seats of this session are taken." }],
    ["another 4xx without one", () => json(418, {}), { kind: "client", status: 418, message: "HTTP Error 418", detail: "HTTP Error 418" }],
    ["an error that is not JSON", () => html(502), { kind: "server", status: 502, message: "Server Error", detail: "Server error without JSON body" }],
    ["a 4xx that is not JSON", () => html(404), { kind: "client", status: 404, message: "Server error without JSON body", detail: "Server error without JSON body" }],
    ["a success that cannot be parsed", () => new Response("{nope", { status: 200, headers: { "Content-Type": "application/json" } }), { kind: "parse", status: 200, message: "Failed to parse response", detail: "Failed to parse response" }],
    ["an unreachable server", () => { throw new TypeError("fetch failed"); }, { kind: "network", status: 0, message: "Network Error", detail: "Failed to connect to server" }],
    ["anything else", () => { throw new RangeError("odd"); }, { kind: "unexpected", status: 500, message: "Unexpected Error", detail: "odd" }],
  ];

  it.each(rows)("%s", async (_name, answer, expected) => {
    const { client } = setUp({ "GET /api/v1/modules/": answer });
    expect(await failureOf(client.call.listModules())).toMatchObject(expected);
  });

  it("carries the whole body of a 400 as field errors", async () => {
    const body = { detail: "Some fields are not valid.", code: "validation_failed", field_errors: { capacity: ["Too small"] } };
    const { client } = setUp({ "GET /api/v1/modules/": () => json(400, body) });
    const error = await failureOf(client.call.listModules());
    expect(error.fieldErrors).toEqual(body);
    expect(error.invalidFields).toEqual({ capacity: ["Too small"] });
    expect(error.code).toBe("validation_failed");
  });

  it("tells the page about 401, 403 and 5xx, each by its own door", async () => {
    const told: string[] = [];
    let status = 401;
    const { client } = setUp(
      { "GET /api/v1/modules/": () => json(status, { detail: "d" }) },
      { onUnauthorized: () => told.push("unauthorized"), onPermissionDenied: () => told.push("denied"), onServerError: () => told.push("server") },
    );
    for (status of [401, 403, 500, 404]) await failureOf(client.call.listModules());
    expect(told).toEqual(["unauthorized", "denied", "server"]);
  });

  it("leaves an aborted call alone", async () => {
    const { client } = setUp({ "GET /api/v1/modules/": () => { throw new DOMException("gone", "AbortError"); } });
    await expect(client.call.listModules()).rejects.toMatchObject({ name: "AbortError" });
  });

  it("hands a log no more than 20,000 characters (shell.md §9)", async () => {
    const texts: string[] = [];
    const { client } = setUp({ "GET /api/v1/modules/": () => json(500, { detail: "x".repeat(50_000) }) }, { log: ({ text }) => texts.push(text) });
    await failureOf(client.call.listModules());
    expect(texts.map(({ length }) => length)).toEqual([20_000]);
  });
});

describe("the circuit breaker (shell.md §4)", () => {
  it("asks for the current user no more after 3 failures, and again 60 s after the last", async () => {
    const { client, server, clock } = setUp({ [`GET ${ME}`]: () => json(500, { detail: "down" }) });
    for (let failure = 0; failure < 3; failure += 1) await failureOf(client.call.getMe());
    expect(await failureOf(client.call.getMe())).toMatchObject({ kind: "circuit-open", status: 503, message: "Service Unavailable" });
    expect(server.seen).toHaveLength(3);
    await clock.advance(59_999);
    await failureOf(client.call.getMe());
    expect(server.seen).toHaveLength(3);
    await clock.advance(1);
    expect(await failureOf(client.call.getMe())).toMatchObject({ kind: "server" });
    expect(server.seen).toHaveLength(4);
  });

  it("does not count being signed out, and starts anew after a success", async () => {
    const answers = [500, 500, 200, 500, 500, 401, 401, 403];
    const { client, server } = setUp({ [`GET ${ME}`]: () => json(answers[server.seen.length - 1] ?? 200, { detail: "d" }) });
    for (const _ of answers) await client.call.getMe().catch(() => undefined);
    await client.call.getMe();
    expect(server.seen).toHaveLength(answers.length + 1);
  });
});

it("learns the server's clock from the answers that carry it", async () => {
  const { client, clock } = setUp({
    "GET /api/v1/interviews/sessions/7/": async () => {
      await clock.advance(20);
      const answer = json(200, { server_time: new Date(clock.now() + 600_000).toISOString() });
      await clock.advance(20);
      return answer;
    },
  });
  await client.call.getSession({ path: { id: 7 } });
  expect(client.serverClock.now() - clock.now()).toBe(600_000);
});
