import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { createTestServer, silentLog, type TestServer } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { PEOPLE, type Person } from "../../../test/people.ts";
import { addSession } from "../../../test/sessions.ts";
import type { Deps } from "../../deps.ts";
import { readEvents } from "../../ledger/read-events.ts";
import { setPresence } from "../../modules/attendees/set-presence.ts";
import { attendees } from "../../modules/attendees/tables.ts";
import { createSchedule } from "../../modules/schedule/schedule-repository.ts";
import { changeRoom, findSession, roomOf, type SessionRow } from "../../modules/sessions/session-repository.ts";
import { sessions } from "../../modules/sessions/tables.ts";
import { createLease } from "../../platform/lease/lease.ts";
import { noVideo } from "../../platform/video/no-video.ts";
import type { VideoPlatform, VideoRoom } from "../../platform/video/video-platform.ts";
import { MOVE_WITHIN_MS, reconcileSession, sessionsToReconcile } from "./presence.ts";

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** A media server whose rooms the test sets, and which records the calls it gets. */
function roomsOf(rooms: Map<number, string[]>, sent: string[] = []): VideoPlatform {
  return {
    ...noVideo,
    listRooms: async () => [...rooms.keys()].map((sessionId) => ({ sessionId, generation: 0 })),
    listParticipants: async ({ sessionId }) =>
      (rooms.get(sessionId) ?? []).map((identity) => ({ identity, role: "participant", hasAuthority: false })),
    remove: async ({ sessionId }, identity) => void sent.push(`remove ${identity} from ${sessionId}`),
    updateGrant: async ({ identity, role, hasAuthority }) => void sent.push(`${identity} is ${role} ${hasAuthority}`),
    closeRoom: async ({ sessionId }) => void sent.push(`close ${sessionId}`),
  };
}

/** A live session as it is made: with its schedule. */
async function liveSession(deps: Deps, people: readonly Person[]): Promise<number> {
  const id = await addSession(deps, people);
  await createSchedule(deps.database.db, id);
  return id;
}

const sent = async ({ database }: Deps, sessionId: number) =>
  (await readEvents(database.db, new Map([[`session:${sessionId}`, 0]]), 100)).map(
    ({ type, data }) => `${type} ${data.is_present}`,
  );

test("a person's arrival and departure are each sent once; strangers do not count", async () => {
  const rooms = new Map<number, string[]>();
  const server = await createTestServer({ handlers: [], video: roomsOf(rooms) });
  servers.push(server);
  const sessionId = await liveSession(server.deps, [PEOPLE.amelie, PEOPLE.ben]);
  rooms.set(sessionId, ["amelie", "somebody-else"]);
  await reconcileSession(server.deps, sessionId);
  await reconcileSession(server.deps, sessionId);
  expect(await sent(server.deps, sessionId)).toEqual(["attendee.update true"]);
  rooms.delete(sessionId);
  for (const [id] of await sessionsToReconcile(server.deps)) await reconcileSession(server.deps, id);
  expect(await sent(server.deps, sessionId)).toEqual(["attendee.update true", "attendee.update false"]);
});

test("a person who joins with an old token is removed, or gets their current grants", async () => {
  const rooms = new Map<number, string[]>();
  const done: string[] = [];
  const server = await createTestServer({ handlers: [], video: roomsOf(rooms, done) });
  servers.push(server);
  const sessionId = await liveSession(server.deps, [PEOPLE.amelie, PEOPLE.ben, PEOPLE.chiara]);
  await server.deps.database.db
    .update(attendees)
    .set({ status: "CANCELLED" })
    .where(eq(attendees.keycloakId, "chiara"));
  rooms.set(sessionId, ["amelie", "ben", "chiara", "dieter"]);
  await reconcileSession(server.deps, sessionId);
  expect(done).toEqual(["amelie is host true", `remove chiara from ${sessionId}`, `remove dieter from ${sessionId}`]);
});

test.each(["SCHEDULED", "COMPLETED", "CANCELLED"] as const)(
  "a room that a person opens for a %s session is closed, and nobody counts as present",
  async (status) => {
    const rooms = new Map<number, string[]>();
    const done: string[] = [];
    const server = await createTestServer({ handlers: [], video: roomsOf(rooms, done) });
    servers.push(server);
    const sessionId = await addSession(server.deps, [PEOPLE.amelie]);
    await server.deps.database.db.update(sessions).set({ status });
    rooms.set(sessionId, ["amelie"]).set(sessionId + 1000, ["of another platform"]);
    for (const [id] of await sessionsToReconcile(server.deps)) await reconcileSession(server.deps, id);
    expect(done).toEqual([`close ${sessionId}`]);
    expect(await sent(server.deps, sessionId)).toEqual([]);
  },
);

test("the old room is closed after a removal, and people on the way to the new one still count as present", async () => {
  const clock = manualClock();
  const done: string[] = [];
  let inside = ["amelie", "ben"];
  const name = ({ sessionId, generation }: VideoRoom) => `${sessionId}.${generation}`;
  const video: VideoPlatform = {
    ...noVideo,
    listParticipants: async (room) =>
      room.generation === 0 ? [] : inside.map((identity) => ({ identity, role: "participant", hasAuthority: false })),
    closeRoom: async (room) => void done.push(`close ${name(room)}`),
  };
  const server = await createTestServer({ handlers: [], video, clock });
  servers.push(server);
  const sessionId = await liveSession(server.deps, [PEOPLE.amelie, PEOPLE.ben]);
  const { db } = server.deps.database;
  await setPresence(server.deps, sessionId, ["amelie", "ben"]);
  const session = (await findSession(db, sessionId)) as SessionRow;
  await changeRoom(db, session, clock.now());
  inside = ["amelie"];
  const before = await sent(server.deps, sessionId);
  await reconcileSession(server.deps, sessionId, [roomOf(session)]);
  expect(done).toEqual([`close ${sessionId}.0`]);
  expect(await sent(server.deps, sessionId)).toEqual(before);
  clock.advance(MOVE_WITHIN_MS + 1);
  await reconcileSession(server.deps, sessionId);
  expect(await sent(server.deps, sessionId)).toEqual([...before, "attendee.update false"]);
});

test("a room without a response from the media server does not delay others", async () => {
  const rooms = new Map<number, string[]>();
  const clock = manualClock();
  let broken = 0;
  const base = roomsOf(rooms);
  const video: VideoPlatform = {
    ...base,
    available: true,
    listParticipants: async (room) => {
      if (room.sessionId === broken) throw new Error("no answer");
      return base.listParticipants(room);
    },
  };
  const server = await createTestServer({ handlers: [], video, clock });
  servers.push(server);
  broken = await liveSession(server.deps, [PEOPLE.amelie]);
  const sessionId = await liveSession(server.deps, [PEOPLE.amelie]);
  rooms.set(broken, ["amelie"]).set(sessionId, ["amelie"]);
  await expect
    .poll(async () => {
      clock.advance(10_000);
      return sent(server.deps, sessionId);
    })
    .toEqual(["attendee.update true"]);
});

test("one instance at a time has the lease, the next takes it over when it is not renewed", async () => {
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
