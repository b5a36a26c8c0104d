import { afterEach, expect, test } from "vitest";
import { createTestServer, silentLog, type TestServer } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { PEOPLE } from "../../../test/people.ts";
import { addSession } from "../../../test/sessions.ts";
import type { Deps, VideoPlatform } from "../../deps.ts";
import { readEvents } from "../../ledger/read-events.ts";
import { createLease } from "../../platform/lease/lease.ts";
import { noVideo } from "../../platform/video/no-video.ts";
import { reconcileSession, sessionsToReconcile } from "./presence.ts";

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** A media server whose rooms are what the test says. */
function roomsOf(rooms: Map<number, string[]>): VideoPlatform {
  return { ...noVideo, listRooms: async () => [...rooms.keys()], listIdentities: async (id) => rooms.get(id) ?? [] };
}

const told = async ({ database }: Deps, sessionId: number) =>
  (await readEvents(database.db, new Map([[`session:${sessionId}`, 0]]), 100)).map(
    ({ type, data }) => `${type} ${data.is_present}`,
  );

test("who is in the room is told once, on coming and on going, and strangers count for nothing", async () => {
  const rooms = new Map<number, string[]>();
  const server = await createTestServer({ handlers: [], video: roomsOf(rooms) });
  servers.push(server);
  const sessionId = await addSession(server.deps, [PEOPLE.amelie, PEOPLE.ben]);
  rooms.set(sessionId, ["amelie", "somebody-else"]);
  await reconcileSession(server.deps, sessionId);
  await reconcileSession(server.deps, sessionId);
  expect(await told(server.deps, sessionId)).toEqual(["attendee.update true"]);
  rooms.delete(sessionId);
  for (const id of await sessionsToReconcile(server.deps)) await reconcileSession(server.deps, id);
  expect(await told(server.deps, sessionId)).toEqual(["attendee.update true", "attendee.update false"]);
});

test("one instance at a time holds the lease, the next takes it over when it is not renewed", async () => {
  const database = await freshDatabase(silentLog);
  const clock = manualClock();
  const [first, second] = [
    createLease(database.db, clock, "work", 25_000),
    createLease(database.db, clock, "work", 25_000),
  ];
  expect([await first.hold(), await second.hold(), await first.hold()]).toEqual([true, false, true]);
  clock.advance(25_001);
  expect([await second.hold(), await first.hold()]).toEqual([true, false]);
  await second.release();
  expect(await first.hold()).toBe(true);
  await database.close();
});
