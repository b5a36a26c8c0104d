import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { createTestServer, silentLog, type TestServer } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import {
  hasHistory,
  hasTag,
  openPad,
  removeFrom,
  sessionWithTool,
  standingsOf,
  type ToolSession,
} from "../../../test/pad-sockets.ts";
import { PEOPLE, type Person } from "../../../test/people.ts";
import { countPadChanges } from "../../modules/pads/pad-history.ts";
import { endSession } from "../../modules/sessions/contract.ts";
import { updateTool } from "../../modules/tools/contract.ts";
import { users } from "../../modules/users/tables.ts";
import type { Database } from "../../platform/database/database.ts";
import { hashOpaque } from "../../platform/identity/opaque.ts";
import { createWebSessions } from "../../platform/identity/web-sessions.ts";
import { CHECK_INTERVAL_MS } from "./standing-watch.ts";

/** A person who loses a right is out within this time. */
const OUT_WITHIN_MS = 2000;
const EDIT = { revision: 0, operation: ["x"] };

/** A session with a pad, on a server whose clock stands: a busy machine cannot make a test late. */
interface Place extends ToolSession {
  readonly server: TestServer;
  readonly origin: string;
  readonly clock: ManualClock;
}

let stop: () => Promise<void>;
afterEach(() => stop());

async function openPlace(database?: Database): Promise<Place> {
  const clock = manualClock();
  const server = await createTestServer({ clock, config: { rateLimitPerMinute: 0 }, ...(database && { database }) });
  stop = async () => {
    await server.close();
    await database?.close();
  };
  const origin = await server.listen();
  for (const person of [PEOPLE.amelie, PEOPLE.ben, PEOPLE.chiara]) await server.signIn(person);
  return { server, origin, clock, ...(await sessionWithTool(server)) };
}

/** Returns a person's socket once its standing was read: while the clock stands, none is being read then. */
async function openChecked({ server, origin, clock, toolId }: Place, person: Person, rich = false) {
  const socket = await openPad(origin, toolId, await server.signIn(person), { rich });
  await expect.poll(() => clock.waiting(CHECK_INTERVAL_MS)).toBe(1);
  return socket;
}

/** Makes a change and moves the clock by the promised time. The clock stands afterwards, so a later check never comes. */
async function change({ clock }: Place, work: () => PromiseLike<unknown>): Promise<void> {
  await work();
  clock.advance(OUT_WITHIN_MS);
}

const remove = ({ server, sessionId }: Place, person: Person) => removeFrom(server, sessionId, person);

const OUT = { code: 1008, reason: "You have no access to this document any more." };

describe("a socket of a session's pad", () => {
  test("gets its standing within 2 s when the tool is locked, and when it is unlocked (TL-P.79)", async () => {
    const place = await openPlace();
    const { server, sessionId, toolId } = place;
    const host = await server.signIn(PEOPLE.amelie);
    const socket = await openChecked(place, PEOPLE.ben, true);
    socket.send({ Resume: { client: crypto.randomUUID(), revision: 0 } });
    await socket.until(hasTag("Standing"));
    const lock = (locked: boolean) => host.call(updateTool, { params: { id: sessionId, toolId }, body: { locked } });
    await change(place, () => lock(true));
    await socket.until(({ Standing }: { Standing?: { reason: string } }) => Standing?.reason === "locked");
    socket.send({ Edit: { ...EDIT, edit: 1 } });
    await expect.poll(() => standingsOf(socket)).toHaveLength(3);
    await change(place, () => lock(false));
    await expect.poll(() => standingsOf(socket).at(-1)).toMatchObject({ can_edit: true });
    expect(await countPadChanges(server.deps.database.db, toolId)).toBe(0);
    socket.send({ Edit: { ...EDIT, edit: 1 } });
    await socket.until(hasHistory(1));
    socket.close();
  });

  test("is read-only within 2 s when the session ends, and stays open to read (TL-P.95)", async () => {
    const place = await openPlace();
    const { server, sessionId, toolId } = place;
    const host = await server.signIn(PEOPLE.amelie);
    const socket = await openChecked(place, PEOPLE.ben, true);
    socket.send({ Resume: { client: crypto.randomUUID(), revision: 0 } });
    socket.send({ Edit: { ...EDIT, edit: 1 } });
    await socket.until(hasHistory(1));
    await change(place, () => host.call(endSession, { params: { id: sessionId } }));
    await socket.until(({ Standing }: { Standing?: { reason: string } }) => Standing?.reason === "ended");
    socket.send({ Edit: { revision: 1, operation: [1, "y"], edit: 2 } });
    await expect.poll(() => standingsOf(socket).map(({ reason }) => reason)).toEqual([null, "ended", "ended"]);
    expect(await countPadChanges(server.deps.database.db, toolId)).toBe(1);
    const reader = await openPad(place.origin, toolId, await server.signIn(PEOPLE.ben));
    await reader.until(hasHistory(1));
  });

  test("is closed within 2 s when its person is removed (AS-6.1, TL-P.79)", async () => {
    const place = await openPlace();
    const socket = await openChecked(place, PEOPLE.ben);
    await change(place, () => remove(place, PEOPLE.ben));
    expect(await socket.closed).toEqual(OUT);
  });

  test("is closed within 2 s of a removal whose hint is lost (TL-P.79)", async () => {
    const database = await freshDatabase(silentLog);
    const place = await openPlace({ ...database, listen: async () => async () => {} });
    const socket = await openChecked(place, PEOPLE.ben);
    await change(place, () => remove(place, PEOPLE.ben));
    expect(await socket.closed).toEqual(OUT);
  });

  test("is closed within 2 s when its person is disabled (AS-6.1, TL-P.79)", async () => {
    const place = await openPlace();
    const socket = await openChecked(place, PEOPLE.chiara);
    const { db } = place.server.deps.database;
    const isChiara = eq(users.keycloakId, PEOPLE.chiara.keycloakId);
    await change(place, () => db.update(users).set({ isActive: false }).where(isChiara));
    expect((await socket.closed).code).toBe(1008);
  });

  test("is closed when its person signs out, without the clock moving (AS-6.1, TL-P.79)", async () => {
    const { server, origin, toolId } = await openPlace();
    const host = await server.signIn(PEOPLE.amelie);
    const socket = await openPad(origin, toolId, host);
    await socket.until(hasTag("Identity"));
    const [, id = ""] = (await host.cookie()).match(/hotseat_session=([^;]+)/) ?? [];
    const webSessions = createWebSessions(server.deps.database, server.deps.clock, false);
    await webSessions.end({ idHash: hashOpaque(id) });
    expect((await socket.closed).code).toBe(1008);
  });
});
