import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
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
import { PEOPLE } from "../../../test/people.ts";
import { freePort } from "../../../test/processes/server-process.ts";
import type { SocketClient } from "../../../test/socket-client.ts";
import { countPadChanges } from "../../modules/pads/pad-history.ts";
import { updateTool } from "../../modules/tools/contract.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import { systemClock } from "../../platform/clock/system-clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { leases } from "../../platform/lease/tables.ts";
import { CHECK_INTERVAL_MS } from "./standing-watch.ts";

/** A person who loses a right is out within this time. */
const OUT_WITHIN_MS = 2000;

let database: Database;
/** The owner of the document, and the instance of Ben's socket, whose clock stands: a busy machine cannot make a test late. */
let a: Instance;
let b: Instance;
let clock: ManualClock;
let place: ToolSession;
let ben: SocketClient;

interface Instance {
  readonly server: TestServer;
  readonly origin: string;
}

async function instance(own: Clock): Promise<Instance> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const config = { instanceUrl: origin, rateLimitPerMinute: 0 };
  const server = await createTestServer({ database, clock: own, config });
  await server.app.listen({ port, host: "127.0.0.1" });
  return { server, origin };
}

async function join({ server, origin }: Instance, person: typeof PEOPLE.ben): Promise<SocketClient> {
  const socket = await openPad(origin, place.toolId, await server.signIn(person), { rich: true });
  socket.send({ Resume: { client: crypto.randomUUID(), revision: 0 } });
  await socket.until(hasTag("Standing"));
  return socket;
}

beforeEach(async () => {
  database = await freshDatabase(silentLog);
  clock = manualClock(new Date());
  [a, b] = [await instance(systemClock), await instance(clock)];
  place = await sessionWithTool(a.server);
  await join(a, PEOPLE.amelie);
  ben = await join(b, PEOPLE.ben);
  // While the clock stands, no standing is being read then.
  await expect.poll(() => clock.waiting(CHECK_INTERVAL_MS)).toBe(1);
  const lease = eq(leases.name, `document:pad:${place.toolId}`);
  expect(await database.db.select().from(leases).where(lease)).toMatchObject([{ instanceUrl: a.origin }]);
});
afterEach(async () => {
  await b.server.close();
  await a.server.close();
  await database.close();
});

describe("a socket at another instance than the owner of its pad", () => {
  test("is read-only within 2 s when the owner's instance locks the tool (TL-P.94)", async () => {
    const { sessionId, toolId } = place;
    const host = await a.server.signIn(PEOPLE.amelie);
    await host.call(updateTool, { params: { id: sessionId, toolId }, body: { locked: true } });
    clock.advance(OUT_WITHIN_MS);
    await ben.until(({ Standing }: { Standing?: { reason: string } }) => Standing?.reason === "locked");
    ben.send({ Edit: { revision: 0, operation: ["x"], edit: 1 } });
    await expect.poll(() => standingsOf(ben).map(({ reason }) => reason)).toEqual([null, "locked", "locked"]);
    expect(await countPadChanges(database.db, toolId)).toBe(0);
  });

  test("is closed within 2 s when its person is removed at the owner's instance (TL-P.94)", async () => {
    ben.send({ Edit: { revision: 0, operation: ["x"], edit: 1 } });
    await ben.until(hasHistory(1));
    await removeFrom(a.server, place.sessionId, PEOPLE.ben);
    clock.advance(OUT_WITHIN_MS);
    expect(await ben.closed).toEqual({ code: 1008, reason: "You have no access to this document any more." });
  });
});
