import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { openPad } from "../../../test/pad-sockets.ts";

const MINUTE_MS = 60_000;
const clock = manualClock();
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ clock, config: { rateLimitPerMinute: 3000 } });
});
afterAll(() => server.close());

test("the new pads of one network are 20 an hour: the next ones an hour after the first (TL-P.72)", async () => {
  const origin = await server.listen();
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
