import { createHash, randomUUID } from "node:crypto";
import { AccessToken } from "livekit-server-sdk";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { addPerson, PEOPLE } from "../../../test/people.ts";
import { addSession } from "../../../test/sessions.ts";
import { saveAttendee } from "../../modules/attendees/attendee-repository.ts";
import { createSchedule } from "../../modules/schedule/schedule-repository.ts";
import { findSession } from "../../modules/sessions/session-repository.ts";
import { noVideo } from "../../platform/video/no-video.ts";
import type { VideoPlatform } from "../../platform/video/video-platform.ts";

const LIVEKIT = { url: "ws://127.0.0.1:7880", apiKey: "key", apiSecret: "a secret of thirty-two characters" };

let server: TestServer;
let clock: ManualClock;
let sessionId: number;
/** The media server's participant list; removals are recorded. */
let inside: string[];
let removed: string[];
let looks: number;

beforeEach(async () => {
  [inside, removed, looks] = [[], [], 0];
  clock = manualClock();
  const video: VideoPlatform = {
    ...noVideo,
    available: true,
    listRooms: async () => [],
    listParticipants: async () => {
      looks += 1;
      return inside.map((identity) => ({ identity, role: "host", hasAuthority: true }));
    },
    remove: async (_id, identity) => {
      removed.push(identity);
      inside = inside.filter((each) => each !== identity);
    },
  };
  server = await createTestServer({ handlers: [], video, clock, config: { livekit: LIVEKIT } });
  sessionId = await addSession(server.deps, [PEOPLE.amelie]);
  await createSchedule(server.deps.database.db, sessionId);
});
afterEach(() => server.close());

/** A webhook of the media server about a person, signed as the media server does. */
async function announce(event: string, identity: string, secret = LIVEKIT.apiSecret): Promise<number> {
  const body = JSON.stringify({ event, room: { name: `session-${sessionId}` }, participant: { identity } });
  const token = new AccessToken(LIVEKIT.apiKey, secret);
  token.sha256 = createHash("sha256").update(body).digest("base64");
  const { statusCode } = await server.app.inject({
    method: "POST",
    url: "/api/v1/comms/livekit/webhook/",
    headers: { "content-type": "application/webhook+json", authorization: await token.toJwt() },
    payload: body,
  });
  return statusCode;
}

/** Waits for many checks, each with its database queries. */
const LONG = { timeout: 20_000, interval: 10 };

/** Advances the clock by a quarter of a second, then waits for the requests. */
const later =
  <T>(read: () => T) =>
  () => {
    clock.advance(250);
    return read();
  };

test("a person with an old token who is not in the list yet is searched for until they are removed (LS-D4.2)", async () => {
  expect(await announce("participant_joined", "dieter")).toBe(204);
  await expect.poll(() => looks).toBe(1);
  expect(removed).toEqual([]);
  inside = ["dieter"];
  await expect.poll(later(() => removed)).toEqual(["dieter"]);
});

test("a listed member is checked once, an announced one who never comes eight times", async () => {
  inside = ["amelie"];
  await announce("participant_joined", "amelie");
  await announce("participant_left", "amelie");
  await expect.poll(() => looks).toBe(2);
  clock.advance(2_000);
  inside = [];
  await announce("participant_joined", "amelie");
  await expect
    .poll(
      later(() => looks),
      LONG,
    )
    .toBe(10);
  clock.advance(2_000);
  await announce("participant_left", "amelie");
  await expect.poll(() => looks).toBe(11);
});

test("a person without a place whose connection is never complete is removed because of their track", async () => {
  inside = ["dieter"];
  expect(await announce("track_published", "dieter")).toBe(204);
  await expect.poll(() => removed).toEqual(["dieter"]);
});

test("after the announcement of a person without a place the list is read every second for a minute", async () => {
  await announce("participant_left", "dieter");
  await expect
    .poll(
      later(() => looks),
      LONG,
    )
    .toBe(8);
  // No webhook announces this arrival.
  inside = ["dieter"];
  const second = () => {
    clock.advance(1_000);
    return removed;
  };
  await expect.poll(second).toEqual(["dieter"]);
  await expect
    .poll(() => {
      clock.advance(1_000);
      return looks;
    }, LONG)
    .toBe(66);
});

test("a person found without a place for the third time finds the room closed, and the others move once", async () => {
  const { db } = server.deps.database;
  await addPerson(server.deps, PEOPLE.dieter);
  const roomSince = async () => (await findSession(db, sessionId))?.roomSince ?? null;
  await saveAttendee(db, {
    sessionId,
    keycloakId: PEOPLE.dieter.keycloakId,
    seat: "participant",
    hotSeat: true,
    status: "CANCELLED",
    callConnectionId: randomUUID(),
  });
  const comeBack = async (times: number) => {
    inside = [PEOPLE.dieter.keycloakId];
    await announce("participant_joined", PEOPLE.dieter.keycloakId);
    await expect.poll(() => removed.length, LONG).toBeGreaterThanOrEqual(times);
  };
  for (const times of [1, 2]) await comeBack(times);
  expect(await roomSince()).toBeNull();
  await comeBack(3);
  await expect.poll(roomSince, LONG).not.toBeNull();
  const since = await roomSince();
  clock.advance(1_000);
  for (const times of [5, 6, 7, 8]) await comeBack(times);
  expect(await roomSince()).toEqual(since);
});

test("a webhook without the media server's signature causes no check", async () => {
  expect(await announce("participant_joined", "dieter", "another secret of thirty-two characters")).toBe(401);
  expect(looks).toBe(0);
});
