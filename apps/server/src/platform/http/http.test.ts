import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clientOf } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { PEOPLE } from "../../../test/people.ts";
import { updateMe } from "../../modules/users/contract.ts";
import { languageOf } from "./language.ts";

const PAGE = "<!doctype html><title>Hotseat</title>";

describe("the server", () => {
  let server: TestServer;
  let webRoot: string;
  beforeAll(async () => {
    webRoot = await mkdtemp(join(tmpdir(), "hotseat-web-"));
    await mkdir(join(webRoot, "assets"));
    await writeFile(join(webRoot, "index.html"), PAGE);
    await writeFile(join(webRoot, "assets/app-1a2b.js"), "export {};");
    await writeFile(join(webRoot, "assets/app-1a2b.js.gz"), "packed");
    server = await createTestServer({ config: { webRoot } });
  });
  afterAll(async () => {
    await server.close();
    await rm(webRoot, { recursive: true });
  });

  const inject = (method: string, url: string, headers: Record<string, string> = {}, payload?: string) =>
    server.app.inject({ method: method as "GET", url, headers, ...(payload !== undefined && { payload }) });

  test.each([
    ["PUT", "/api/v1/config/", 405, "method_not_allowed"],
    ["PUT", "/api/v1/users/me/", 405, "method_not_allowed"],
    ["TRACE", "/api/v1/config/", 405, "method_not_allowed"],
    ["GET", "/api/v1/nothing/", 404, "not_found"],
    ["GET", "/api/v1/interviews/sessions/abc/", 401, "not_authenticated"],
    ["GET", "/assets/gone.js", 404, "not_found"],
    ["GET", "/embed.js", 404, "not_found"],
    ["GET", "/interviews/12/logo.png?v=2", 404, "not_found"],
    ["GET", "/.env", 404, "not_found"],
    ["GET", "/embed%2Ejs", 404, "not_found"],
    ["POST", "/home", 404, "not_found"],
  ])("responds to %s %s with %i %s", async (method, url, status, code) => {
    const response = await inject(method, url);
    expect([response.statusCode, response.json()]).toEqual([
      status,
      expect.objectContaining({ code, detail: expect.any(String) as string }),
    ]);
    expect(response.headers["cache-control"]).toBe("no-store");
    if (status === 405) expect(response.headers.allow).toMatch(/GET/);
  });

  test.each([
    ["broken JSON", "application/json", "{", 400, "malformed_body"],
    ["another type", "text/plain", "hello", 415, "unsupported_media_type"],
    [
      "more than a mebibyte",
      "application/json",
      JSON.stringify({ short_name: "x".repeat(1024 * 1024) }),
      413,
      "payload_too_large",
    ],
    ["a list", "application/json", "[]", 400, "validation_failed"],
  ])("refuses a body of %s", async (_title, type, payload, status, code) => {
    const ben = await server.signIn(PEOPLE.ben);
    const { csrfToken } = (await inject("GET", "/api/v1/csrf/", { cookie: await ben.cookie() })).json() as {
      csrfToken: string;
    };
    const response = await inject(
      "PATCH",
      "/api/v1/users/me/update/",
      { cookie: await ben.cookie(), "x-csrftoken": csrfToken, "content-type": type },
      payload,
    );
    expect([response.statusCode, (response.json() as { code: string }).code]).toEqual([status, code]);
  });

  test.each([
    ["no token", {}],
    ["a wrong token", { "x-csrftoken": "guess" }],
  ])("refuses a change with %s", async (_title, headers) => {
    const ben = await server.signIn(PEOPLE.ben);
    const response = await inject(
      "PATCH",
      "/api/v1/users/me/update/",
      { cookie: await ben.cookie(), ...headers },
      undefined,
    );
    expect(response.json()).toEqual({ code: "csrf_failed", detail: "CSRF token missing or incorrect." });
  });

  test("refuses the token of another browser, and a page of another origin", async () => {
    const [ben, other] = [await server.signIn(PEOPLE.ben), clientOf(server.app, server.deps, "ben")];
    const { csrfToken } = (await inject("GET", "/api/v1/csrf/", { cookie: await other.cookie() })).json() as {
      csrfToken: string;
    };
    expect(
      (
        await inject("PATCH", "/api/v1/users/me/update/", { cookie: await ben.cookie(), "x-csrftoken": csrfToken })
      ).json(),
    ).toMatchObject({ code: "csrf_failed" });
    expect((await ben.call(updateMe, { body: {} }, { origin: "https://evil.example" })).body).toMatchObject({
      code: "origin_not_allowed",
    });
  });

  test("gives a signed-out browser a token bound to its cookie", async () => {
    const first = await inject("GET", "/api/v1/csrf/");
    const cookie = first.cookies[0];
    expect(cookie).toMatchObject({ name: "hotseat_csrf", httpOnly: true, sameSite: "Lax" });
    const second = await inject("GET", "/api/v1/csrf/", { cookie: `hotseat_csrf=${cookie?.value}` });
    expect(second.json()).toEqual(first.json());
  });

  test("serves the web app's page for its routes, and its hashed files with a long cache time, compressed where possible", async () => {
    expect((await inject("GET", "/interviews/12/prejoin?x=1")).body).toBe(PAGE);
    expect((await inject("GET", "/login?next=/files/a.js")).body).toBe(PAGE);
    const file = await inject("GET", "/assets/app-1a2b.js", { "accept-encoding": "gzip" });
    expect([file.headers["cache-control"], file.headers["content-encoding"]]).toEqual([
      "public, max-age=31536000, immutable",
      "gzip",
    ]);
    expect((await inject("GET", "/home")).headers["cache-control"]).toBe("no-cache");
  });

  test("lets pages of allowed origins call, with cookies where the browser sends them, and no others", async () => {
    const asked = await inject("GET", "/api/v1/config/", { origin: "https://partner.example" });
    expect(asked.headers).toMatchObject({
      "access-control-allow-origin": "https://partner.example",
      "access-control-allow-credentials": "true",
      vary: expect.stringContaining("Origin") as string,
    });
    const refused = await inject("GET", "/api/v1/config/", { origin: "https://evil.example" });
    expect(refused.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("accepts a change by cookie from an allowed origin of the same site, with this browser's token only", async () => {
    const ben = await server.signIn(PEOPLE.ben);
    const from = { origin: "https://partner.example" };
    expect((await ben.call(updateMe, { body: {} }, from)).status).toBe(200);
    const bare = { cookie: await ben.cookie(), ...from };
    expect((await inject("PATCH", "/api/v1/users/me/update/", bare)).json()).toMatchObject({ code: "csrf_failed" });
  });

  test.each(["/api/v1/config/", "/home", "/assets/gone.js", "/oidc/.well-known/openid-configuration"])(
    "sends at %s the headers that limit what a page may do in a browser",
    async (path) => {
      const { headers } = await inject("GET", path);
      expect(headers).toMatchObject({
        "permissions-policy": expect.stringContaining("camera=(self)") as string,
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
      });
      expect(headers["content-security-policy"]).toMatch(
        /^default-src 'self';.*object-src 'none';base-uri 'none';.*frame-ancestors 'none'$/,
      );
    },
  );

  test("reports liveness, readiness and metrics", async () => {
    expect((await inject("GET", "/healthz")).statusCode).toBe(200);
    expect((await inject("GET", "/readyz")).json()).toEqual({ status: "ready" });
    expect((await inject("GET", "/metrics")).body).toContain("hotseat_event_streams 0");
  });

  test("reports not ready, with the reason, while the disk is full", async () => {
    const { database } = server.deps;
    const full = await createTestServer({
      handlers: [],
      database: { ...database, isDiskFull: async () => true, close: async () => {} },
    });
    const response = await full.app.inject({ url: "/readyz" });
    expect([response.statusCode, response.headers["cache-control"], response.json()]).toEqual([
      503,
      "no-store",
      { status: "unavailable", reason: "disk_full" },
    ]);
    await full.close();
  });
});

test.each([
  ["de-CH, fr;q=0.9", "de"],
  ["es, it;q=0.3, en;q=0.8", "en"],
  ["es", "fr"],
  [undefined, "fr"],
  ["en;q=0, it", "it"],
])("Accept-Language %s means %s", (header, language) => expect(languageOf(header)).toBe(language));
