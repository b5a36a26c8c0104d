import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { openPad, sessionWithTool } from "../../../test/pad-sockets.ts";
import { PEOPLE } from "../../../test/people.ts";
import { systemClock } from "../../platform/clock/system-clock.ts";
import { PER_PERSON } from "./socket-count.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ clock: systemClock, config: { rateLimitPerMinute: 100_000 } });
});
afterAll(() => server.close());

test("of 100 upgrades of one person at once 40 are accepted, refused ones keep no place, closed ones give theirs back", async () => {
  const origin = await server.listen();
  const ben = await server.signIn(PEOPLE.ben);
  const { toolId } = await sessionWithTool(server);
  for (let count = 0; count < PER_PERSON; count += 1)
    await expect(openPad(origin, "s1-nobody", ben)).rejects.toThrow("404");
  const openAll = () => Promise.allSettled(Array.from({ length: 100 }, () => openPad(origin, toolId, ben)));
  const opened = (await openAll()).flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(opened).toHaveLength(PER_PERSON);
  await expect(openPad(origin, toolId, ben)).rejects.toThrow("429");
  for (const socket of opened) socket.close();
  await Promise.all(opened.map(({ closed }) => closed));
  await expect.poll(() => openPad(origin, toolId, ben).then((socket) => socket.close())).toBeUndefined();
});
