import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createTestServer, silentLog, type TestServer, type TestServerOptions } from "../test/create-test-server.ts";
import { PEOPLE } from "../test/people.ts";
import { openSse } from "../test/sse-client.ts";
import { userStream } from "./ledger/streams.ts";
import { systemClock } from "./platform/clock/system-clock.ts";

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
async function start(options: TestServerOptions): Promise<TestServer> {
  const server = await createTestServer({ handlers: [], ...options });
  servers.push(server);
  return server;
}

/** The raw response of a server to an incomplete request, read until the server closes the connection. */
function responseTo(origin: string, said: string): Promise<string> {
  const { port, hostname } = new URL(origin);
  return new Promise((resolve, reject) => {
    let response = "";
    const socket = connect(Number(port), hostname, () => socket.write(said));
    socket.on("data", (bytes) => (response += bytes.toString()));
    socket.on("error", reject);
    socket.on("close", () => resolve(response));
  });
}

test("a request has a minute to arrive", async () => {
  const { app } = await start({});
  expect(app.server.requestTimeout).toBe(60_000);
});

test("a request that does not arrive in time is cut, an event stream is not", async () => {
  const server = await start({ clock: systemClock, arrival: { withinMs: 200, lookEveryMs: 50 } });
  const origin = await server.listen();
  const ben = await server.signIn(PEOPLE.ben);
  const stream = await openSse(`${origin}/api/v1/sse/user/ben/`, { cookie: await ben.cookie() });
  await stream.until(({ event }) => event === "connection.established");
  const cut = await responseTo(
    origin,
    "PATCH /api/v1/users/me/update/ HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{",
  );
  expect(cut).toMatch(/408|^$/);
  await server.deps.database.transaction((tx) =>
    server.deps.ledger.append(tx, [
      {
        stream: userStream("ben"),
        type: "join_request.approved",
        actor: null,
        data: { session_id: 1, request_id: 1, attendee_id: 1 },
      },
    ]),
  );
  expect((await stream.until(({ event }) => event === "join_request.approved")).data.data.request_id).toBe(1);
  stream.cut();
});

test.each([
  ["nobody", [], "127.0.0.1", "203.0.113.9"],
  ["nobody", [], "10.1.2.3", "10.1.2.3"],
  ["the proxies' network", ["10.0.0.0/8"], "10.1.2.3", "203.0.113.9"],
])("trusting %s %j, a request forwarded by %s counts for %s", async (_whom, trustedProxies, from, expected) => {
  const server = await start({ config: { trustedProxies, rateLimitPerMinute: 1 } });
  const ask = async (remoteAddress: string, forwarded: string) =>
    (
      await server.app.inject({
        url: "/api/v1/config/",
        remoteAddress,
        ...(forwarded && { headers: { "x-forwarded-for": forwarded } }),
      })
    ).statusCode;
  expect(await ask(from, "203.0.113.9")).toBe(200);
  // A caller over the limit is refused, a new one gets its response.
  expect(await ask(expected, "")).toBe(429);
});

test("an upload cancelled by its sender is no error in the log", async () => {
  const lines: string[] = [];
  const note = (_data: object, message: string): void => void lines.push(message);
  const server = await start({ log: { ...silentLog, warn: note, error: note } });
  const { port, hostname } = new URL(await server.listen());
  const socket = connect(Number(port), hostname, () =>
    socket.write(
      "PATCH /api/v1/users/me/update/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{",
    ),
  );
  socket.on("error", () => {});
  const failed = new Promise<void>((resolve) =>
    server.app.server.on("request", (request) => {
      request.on("close", () => setImmediate(resolve));
      socket.resetAndDestroy();
    }),
  );
  await failed;
  expect(lines).toEqual([]);
});
