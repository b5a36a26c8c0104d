import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../test/create-test-server.ts";

const ADDRESS = "/api/v1/openapi.json";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test("the OpenAPI document is served without signing in, as it is committed", async () => {
  const response = await server.app.inject({ url: ADDRESS });
  const committed = await readFile(new URL("../../../packages/api-client/openapi.json", import.meta.url), "utf8");
  expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
  expect(response.json()).toEqual(JSON.parse(committed));
});

test("the OpenAPI document may be kept for five minutes, and is not sent again while it is the same", async () => {
  const { headers } = await server.app.inject({ url: ADDRESS });
  expect(headers["cache-control"]).toBe("public, max-age=300");
  const again = await server.app.inject({ url: ADDRESS, headers: { "if-none-match": String(headers.etag) } });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", headers.etag]);
  const other = await server.app.inject({ url: ADDRESS, headers: { "if-none-match": '"another"' } });
  expect(other.statusCode).toBe(200);
});
