import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { openPad } from "../../../test/pad-sockets.ts";

const MINUTE_MS = 60_000;
const clock = manualClock();
let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await createTestServer({ clock, config: { rateLimitPerMinute: 3000 } });
  origin = await server.listen();
});
afterAll(() => server.close());

test("the new pads of one network are 20 an hour: the next ones an hour after the first (TL-P.72)", async () => {
  const open = async (id: string) => (await openPad(origin, id, null)).close();
  const from = clock.now().getTime();
  // The clock is set: an hour of all timers at once would keep the server from responding.
  const pass = (ms: number) => clock.set(new Date(from + ms));
  await open("pad1");
  pass(MINUTE_MS);
  for (let pad = 2; pad <= 20; pad += 1) await open(`pad${pad}`);
  pass(60 * MINUTE_MS - 1);
  await expect(open("pad21")).rejects.toThrow("429");
  pass(60 * MINUTE_MS);
  await open("pad21");
});

test("a request without an upgrade gets the response that an upgrade would get, and makes and counts nothing (TL-P.121)", async () => {
  clock.set(new Date(clock.now().getTime() + 2 * 60 * MINUTE_MS));
  const ask = (id: string) => fetch(`${origin}/pad/api/socket/${id}`);
  for (let time = 0; time < 25; time += 1) expect((await ask("new1")).status).toBe(426);
  for (let pad = 1; pad <= 20; pad += 1) (await openPad(origin, `new${pad}`, null)).close();
  const refused = await ask("new21");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
  expect((await ask("new20")).status).toBe(426);
});
