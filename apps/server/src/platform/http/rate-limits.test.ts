import { afterEach, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { PEOPLE } from "../../../test/people.ts";
import { CALLERS_PER_ADDRESS, networkOf } from "./rate-limits.ts";

const LIMIT = 3;
const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function limited(): Promise<TestServer> {
  const server = await createTestServer({ handlers: [], config: { rateLimitPerMinute: LIMIT } });
  servers.push(server);
  return server;
}
const ask = async ({ app }: TestServer, headers: Record<string, string>, remoteAddress = "192.0.2.1") =>
  (await app.inject({ url: "/api/v1/config/", headers, remoteAddress })).statusCode;

test("a caller has its own count; a caller without a credential counts by address", async () => {
  const server = await limited();
  const [amelie, ben] = [await server.signIn(PEOPLE.amelie), await server.signIn(PEOPLE.ben)];
  for (let call = 0; call < LIMIT; call += 1) expect(await ask(server, { cookie: await amelie.cookie() })).toBe(200);
  expect(await ask(server, { cookie: await amelie.cookie() })).toBe(429);
  expect(await ask(server, { cookie: await ben.cookie() })).toBe(200);
  for (let call = 0; call < LIMIT; call += 1) expect(await ask(server, {})).toBe(200);
  expect(await ask(server, {})).toBe(429);
  expect(await ask(server, {}, "192.0.2.2")).toBe(200);
});

test("a new invented credential for each request does not avoid the address's count", async () => {
  const server = await limited();
  const statuses: number[] = [];
  for (let call = 0; call <= LIMIT * CALLERS_PER_ADDRESS; call += 1)
    statuses.push(await ask(server, { authorization: `Bearer made-up-${call}` }, `2001:db8:1:2::${call + 1}`));
  expect(statuses.slice(0, -1)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
  expect(await ask(server, {}, "2001:db8:1:3::1")).toBe(200);
});

test("the health check is never limited", async () => {
  const { app } = await limited();
  for (let call = 0; call < LIMIT * CALLERS_PER_ADDRESS + 5; call += 1)
    expect((await app.inject({ url: "/healthz" })).statusCode).toBe(200);
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:0:1:2:3:4:5", "2001:db8:0:1::/64"],
  ["2001:DB8::5", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s counts as %s", (ip, network) => expect(networkOf(ip)).toBe(network));
