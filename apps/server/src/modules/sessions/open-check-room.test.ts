import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE } from "../../../test/people.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { OFFER } from "../../../test/sessions.ts";
import type { VideoPlatform } from "../../platform/video/video-platform.ts";
import { joinSession } from "../attendees/contract.ts";
import { openCheckRoom } from "./contract.call.ts";
import { createSession } from "./contract.ts";

const clock = manualClock();
const asked: boolean[] = [];
let broken = false;
const video: VideoPlatform = {
  ...readyVideo,
  mintCheckToken: async (grant) => {
    if (broken) throw new Error("no media server");
    asked.push(grant.mayPublish);
    return readyVideo.mintCheckToken(grant);
  },
};

let server: TestServer;
let amelie: Client;
let watcher: Client;
let params: { id: number };
beforeAll(async () => {
  server = await createTestServer({ handlers: ALL_ROUTES, video, clock });
  amelie = await server.signIn(PEOPLE.amelie);
  watcher = await server.signIn(PEOPLE.ben);
  params = { id: (await amelie.call(createSession, { body: OFFER })).body.id };
  await watcher.call(joinSession, { params, body: { role: "observer" } });
});
afterAll(() => server.close());

test("the network check works before the session starts; an observer's check sends nothing", async () => {
  expect((await amelie.call(openCheckRoom, { params })).body).toMatchObject({ can_publish: true });
  expect((await watcher.call(openCheckRoom, { params })).body).toMatchObject({ can_publish: false });
  expect(asked).toEqual([true, false]);
});

test("a media server that does not respond is an error of its own", async () => {
  broken = true;
  const { status, body } = await watcher.call(openCheckRoom, { params });
  broken = false;
  expect([status, body]).toMatchObject([409, { code: "call_not_active" }]);
});

test("a person may make six checks a minute, independent of other people", async () => {
  clock.advance(60_000);
  const ask = async (client: Client) => (await client.call(openCheckRoom, { params })).status;
  for (let time = 0; time < 6; time += 1) expect(await ask(amelie)).toBe(200);
  expect(await ask(amelie)).toBe(429);
  expect(await ask(watcher)).toBe(200);
  clock.advance(60_000);
  expect(await ask(amelie)).toBe(200);
});
