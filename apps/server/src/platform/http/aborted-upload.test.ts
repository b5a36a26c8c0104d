import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE } from "../../../test/people.ts";
import { createLog } from "../log/log.ts";

const BODY_BYTES = 1000;

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await createTestServer({ handlers: ALL_ROUTES, log: createLog((line) => lines.push(line)) });
});
afterAll(() => server.close());

test("an upload that its sender cancels is a bad request, and no error in the log", async () => {
  const origin = await server.listen();
  const cookie = await (await server.signIn(PEOPLE.amelie)).cookie();
  const csrf = await fetch(`${origin}/api/v1/csrf/`, { headers: { cookie } });
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const { hostname, port } = new URL(origin);
  const arrived = new Promise<[IncomingMessage, ServerResponse]>((resolve) =>
    server.app.server.once("request", (...exchange) => resolve(exchange)),
  );
  const upload = connect(Number(port), hostname);
  upload.write(
    [
      "POST /api/v1/interviews/sessions/ HTTP/1.1",
      `host: ${hostname}:${port}`,
      `cookie: ${cookie}`,
      `x-csrftoken: ${csrfToken}`,
      "content-type: application/json",
      `content-length: ${BODY_BYTES}`,
      "",
      '{"module":',
    ].join("\r\n"),
  );
  const [request, response] = await arrived;
  await expect.poll(() => request.listenerCount("data")).toBeGreaterThan(0);
  upload.destroy();
  await expect.poll(() => response.writableEnded).toBe(true);
  expect([response.statusCode, lines]).toEqual([400, []]);
});
