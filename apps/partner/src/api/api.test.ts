import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Api, ApiFailure, createApi } from "./api.ts";

let server: Server;
let api: Api;
let answer: { status: number; body: string };
beforeEach(async () => {
  server = createServer((_request, response) => response.writeHead(answer.status).end(answer.body));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  api = createApi({ url: `http://127.0.0.1:${port}`, key: "k", videoUrl: null });
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const failureOf = async (status: number, body: object | string) => {
  answer = { status, body: typeof body === "string" ? body : JSON.stringify(body) };
  return api.state(7).catch((error: unknown) => error);
};

test.each([
  ["is away", 503, "Bad gateway"],
  ["has broken", 500, { code: "internal_error", detail: "Something went wrong." }],
  ["is busy", 429, { code: "too_many_requests", detail: "Please wait a moment." }],
])("a server that %s is asked again", async (_what, status, body) => {
  const failure = await failureOf(status, body);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect((failure as ApiFailure).passes).toBe(true);
});

test("a refusal keeps the server's own code", async () => {
  const failure = (await failureOf(403, { code: "not_attending", detail: "No." })) as ApiFailure;
  expect([failure.code, failure.passes]).toEqual(["not_attending", false]);
});
