import { afterEach, describe, expect, it, vi } from "vitest";
import { cancelRegistration } from "./generated/operations/attendees";
import { getSession } from "./generated/operations/sessions";
import { getMe, updateMe } from "./generated/operations/users";
import { failureOf, numbered, PATHS, setUpClient } from "./testing/client-set-up";
import { json } from "./testing/fake-server";

describe("the language of responses, before one is set", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    { languages: ["es-ES", "de-CH", "en"], language: "de", which: "the browser's first language that Hotseat has" },
    { languages: ["IT_it"], language: "it", which: "that language without its region" },
    { languages: ["es", "pt"], language: "fr", which: "French where the browser has none of ours" },
    { languages: undefined, language: "fr", which: "French outside a browser" },
  ])("is $which", async ({ languages, language }) => {
    vi.stubGlobal("navigator", languages && { languages });
    const { client, server } = setUpClient({ [`GET ${PATHS.me}`]: () => json(200, {}) });
    await client.call(getMe);
    expect(server.asked(PATHS.me)[0]?.headers.get("Accept-Language")).toBe(language);
  });

  it("is no longer the browser's once one is set", async () => {
    vi.stubGlobal("navigator", { languages: ["de"] });
    const { client, server } = setUpClient({ [`GET ${PATHS.me}`]: () => json(200, {}) });
    client.setLanguage("it");
    await client.call(getMe);
    expect(server.asked(PATHS.me)[0]?.headers.get("Accept-Language")).toBe("it");
  });
});

describe("calls of a page on the same site", () => {
  it("send cookies and the language, and no CSRF token for reading", async () => {
    const { client, server } = setUpClient({ [`GET ${PATHS.me}`]: () => json(200, { full_name: "Amélie" }) });
    client.setLanguage("de");
    expect(await client.call(getMe)).toEqual({ full_name: "Amélie" });
    const [request] = server.asked(PATHS.me);
    expect(request?.credentials).toBe("include");
    expect(request?.headers.get("Accept-Language")).toBe("de");
    expect(request?.headers.has("X-CSRFToken")).toBe(false);
  });

  it("fetch one CSRF token for all changes", async () => {
    const { client, server } = setUpClient({
      [`GET ${PATHS.csrf}`]: () => json(200, { csrfToken: "one" }),
      [`PATCH ${PATHS.update}`]: () => json(200, {}),
    });
    await Promise.all([
      client.call(updateMe, { body: { short_name: "A" } }),
      client.call(updateMe, { body: { short_name: "B" } }),
    ]);
    expect(server.asked(PATHS.csrf)).toHaveLength(1);
    expect(server.asked(PATHS.update).map(({ headers }) => headers.get("X-CSRFToken"))).toEqual(["one", "one"]);
  });

  it("use the CSRF token that `prepare()` fetched before", async () => {
    const { client, server } = setUpClient({
      [`GET ${PATHS.csrf}`]: () => json(200, { csrfToken: "one" }),
      [`PATCH ${PATHS.update}`]: () => json(200, {}),
    });
    await client.prepare();
    expect(server.asked(PATHS.csrf)).toHaveLength(1);
    await client.call(updateMe, { body: { short_name: "A" } });
    expect(server.asked(PATHS.csrf)).toHaveLength(1);
    expect(server.asked(PATHS.update).map(({ headers }) => headers.get("X-CSRFToken"))).toEqual(["one"]);
  });

  it("fetch the CSRF token themselves when the preparation failed", async () => {
    let isOut = true;
    const { client, server } = setUpClient({
      [`GET ${PATHS.csrf}`]: () => (isOut ? json(503, {}) : json(200, { csrfToken: "two" })),
      [`PATCH ${PATHS.update}`]: () => json(200, {}),
    });
    await client.prepare();
    isOut = false;
    await client.call(updateMe, { body: { short_name: "A" } });
    expect(server.asked(PATHS.update).map(({ headers }) => headers.get("X-CSRFToken"))).toEqual(["two"]);
  });

  it("fetch a new CSRF token once after a refusal and repeat the request with the same body", async () => {
    const next = numbered("t");
    const { client, server } = setUpClient({
      [`GET ${PATHS.csrf}`]: () => json(200, { csrfToken: next() }),
      [`PATCH ${PATHS.update}`]: ({ headers }) =>
        headers.get("X-CSRFToken") === "t2"
          ? json(200, { short_name: "A" })
          : json(403, { detail: "CSRF token missing or incorrect.", code: "csrf_failed" }),
    });
    expect(await client.call(updateMe, { body: { short_name: "A" } })).toEqual({ short_name: "A" });
    expect(server.asked(PATHS.update).map(({ body }) => body)).toEqual(['{"short_name":"A"}', '{"short_name":"A"}']);
  });

  it("reject after the second refusal, and the next call fetches a new CSRF token", async () => {
    let refuse = true;
    const { client, server } = setUpClient({
      [`GET ${PATHS.csrf}`]: () => json(200, { csrfToken: "x" }),
      [`PATCH ${PATHS.update}`]: () =>
        refuse ? json(403, { detail: "CSRF token missing or incorrect.", code: "csrf_failed" }) : json(200, {}),
    });
    const error = await failureOf(client.call(updateMe, { body: {} }));
    expect(error).toMatchObject({ kind: "csrf", message: "CSRF Validation Failed", status: 403 });
    expect(server.asked(PATHS.update)).toHaveLength(2);
    refuse = false;
    await client.call(updateMe, { body: {} });
    expect(server.asked(PATHS.csrf)).toHaveLength(3);
  });

  it("reject when the CSRF response has no token", async () => {
    const { client } = setUpClient({
      [`GET ${PATHS.csrf}`]: () => json(200, {}),
      [`PATCH ${PATHS.update}`]: () => json(200, {}),
    });
    expect(await failureOf(client.call(updateMe, { body: {} }))).toMatchObject({ kind: "unexpected", status: 500 });
  });

  it("resolve with undefined for 204", async () => {
    const path = "/api/v1/interviews/sessions/7/cancel-registration/";
    const { client } = setUpClient({
      [`GET ${PATHS.csrf}`]: () => json(200, { csrfToken: "x" }),
      [`POST ${path}`]: () => new Response(null, { status: 204 }),
    });
    expect(await client.call(cancelRegistration, { path: { id: 7 } })).toBeUndefined();
  });
});

describe("calls of a page on another site", () => {
  it("send the embed token, no cookies and no CSRF token", async () => {
    const { client, server } = setUpClient(
      { [`PATCH ${PATHS.update}`]: () => json(200, {}) },
      { getAccessToken: () => "tok" },
    );
    await client.call(updateMe, { body: {} });
    const [request] = server.seen;
    expect(request?.credentials).toBe("omit");
    expect(request?.headers.get("Authorization")).toBe("Bearer tok");
    expect(request?.headers.has("X-CSRFToken")).toBe(false);
  });

  it("fetch one new access token when the old one has expired, for any number of concurrent calls", async () => {
    const next = numbered("tok");
    const getAccessToken = vi.fn(next);
    const { client } = setUpClient(
      {
        [`GET ${PATHS.me}`]: ({ headers }) =>
          headers.get("Authorization") === "Bearer tok1"
            ? json(401, { detail: "expired", code: "token_invalid" })
            : json(200, { ok: true }),
      },
      { getAccessToken },
    );
    expect(await Promise.all([client.call(getMe), client.call(getMe), client.call(getMe)])).toEqual([
      { ok: true },
      { ok: true },
      { ok: true },
    ]);
    expect(getAccessToken).toHaveBeenCalledTimes(2);
  });
});

it("update the server clock from responses that carry `server_time`", async () => {
  const { client, clock } = setUpClient({
    "GET /api/v1/interviews/sessions/7/": async () => {
      await clock.advance(20);
      const response = json(200, { server_time: new Date(clock.now() + 600_000).toISOString() });
      await clock.advance(20);
      return response;
    },
  });
  await client.call(getSession, { path: { id: 7 } });
  expect(client.serverClock.now() - clock.now()).toBe(600_000);
});
