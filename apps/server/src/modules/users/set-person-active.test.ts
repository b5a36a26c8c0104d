import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, clientOf } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { member } from "../../../test/people.ts";
import { openRunningServer, type RunningServer } from "../../../test/running-session.ts";
import { openSse, type SseConnection } from "../../../test/sse-client.ts";
import { createDemonstration } from "../../demo/create-demonstration.ts";
import { loadDemo } from "../../demo/load-demo.ts";
import { demoId } from "../../demo/people.ts";
import type { Database } from "../../platform/database/database.ts";
import { findAccount, saveAccount } from "../../platform/identity/accounts.ts";
import { oidcRecords } from "../../platform/identity/tables.ts";
import { listAttendees } from "../attendees/contract.ts";
import { addPartner, mintEmbedToken } from "../embed/embed-repository.ts";
import { joinCall } from "../sessions/contract.call.ts";
import { getMe } from "./contract.ts";
import { routes as users } from "./routes.ts";
import { setPersonActive } from "./set-person-active.ts";
import { findUser } from "./users-repository.ts";

/** The promised time for everything to be closed, in milliseconds. */
const OUT_WITHIN_MS = 2000;

let running: RunningServer;
let server: TestServer;
beforeAll(async () => {
  running = await openRunningServer();
  server = running.server;
});
afterAll(() => server.close());

const disable = (who: string) => setPersonActive(server.deps, "platform-admin", who, false);
const enable = (who: string) => setPersonActive(server.deps, "platform-admin", who, true);
const listenTo = async (origin: string, id: number, headers: Record<string, string>): Promise<SseConnection> => {
  const stream = await openSse(`${origin}/api/v1/sse/?stream_session_id=${id}`, headers);
  await stream.until(({ event }) => event === "connection.established");
  return stream;
};
const ended = async (stream: SseConnection): Promise<void> => {
  while (await stream.next());
};
const statusOf = async (client: Client, id: number): Promise<number> =>
  (await client.call(listAttendees, { params: { id } })).status;

async function embedTokenOf(keycloakId: string, sessionId: number): Promise<string> {
  const { db } = server.deps.database;
  const partner = await addPartner(db, server.deps.clock, { name: `of ${keycloakId}`, organisationId: 1 });
  const grant = { partnerId: partner.id, keycloakId, sessionId };
  return (await mintEmbedToken(db, server.deps.clock, grant)).token;
}

describe("a person whose account is disabled in the middle of a call", () => {
  test("is out of pages, event streams, embed tokens, the provider and the video room within 2 s (AS-6.1)", async () => {
    const { params, clients } = await running.sessionWith([member("gone"), member("stays")]);
    const [gone, stays] = clients as [Client, Client];
    for (const client of [gone, stays]) expect((await client.call(joinCall, { params, body: {} })).status).toBe(200);
    const { db } = server.deps.database;
    const account = { keycloakId: "gone", login: "gone@hotseat.example", fullName: "G", password: "x" };
    await saveAccount(db, account);
    await db.insert(oidcRecords).values({ model: "Grant", id: "g", payload: { accountId: "gone" } });
    const token = await embedTokenOf("gone", params.id);
    const bearer = { authorization: `Bearer ${token}` };
    const anonymous = server.anonymous();
    expect((await anonymous.call(listAttendees, { params }, bearer)).status).toBe(200);
    const streams = [
      await listenTo(running.origin, params.id, { cookie: await gone.cookie() }),
      await listenTo(running.origin, params.id, bearer),
    ];
    const other = await listenTo(running.origin, params.id, { cookie: await stays.cookie() });

    // The clock stands: what waited for a later look would never come.
    await disable("gone");
    await Promise.all(streams.map(ended));
    expect(await statusOf(gone, params.id)).toBe(401);
    expect((await anonymous.call(listAttendees, { params }, bearer)).status).toBe(401);
    expect(running.put).toContain(`gone out of ${params.id}`);
    expect(running.put).toContain(`close ${params.id}`);

    expect(await db.select().from(oidcRecords).where(eq(oidcRecords.id, "g"))).toEqual([]);
    expect(await findAccount(db, "gone")).toMatchObject({ isDisabled: true });
    expect(await statusOf(stays, params.id)).toBe(200);
    expect((await stays.call(joinCall, { params, body: {} })).status).toBe(200);
    other.cut();
  });

  test("keeps the seat, and comes back to it once the account is enabled", async () => {
    const { params } = await running.sessionWith([member("back")]);
    await disable("back");
    await enable("back");
    const again = await server.signIn(member("back"));
    expect(await findUser(server.deps.database.db, "back")).toMatchObject({ isActive: true });
    expect(await statusOf(again, params.id)).toBe(200);
    expect((await again.call(joinCall, { params, body: {} })).status).toBe(200);
  });

  test("stays signed out, and without embed tokens, once the account is enabled again (AS-6.1)", async () => {
    const { params, clients } = await running.sessionWith([member("returns")]);
    const before = clients[0] as Client;
    const bearer = { authorization: `Bearer ${await embedTokenOf("returns", params.id)}` };
    const statuses = async () => [
      await statusOf(before, params.id),
      (await server.anonymous().call(listAttendees, { params }, bearer)).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    await disable("returns");
    await enable("returns");
    expect(await statuses()).toEqual([401, 401]);
  });

  test("is out of the streams of another instance that does not hear of it, within 2 s of its clock", async () => {
    const database: Database = { ...server.deps.database, listen: async () => async () => {} };
    const other = await createTestServer({ handlers: ALL_ROUTES, database, clock: running.clock });
    const { params, clients } = await running.sessionWith([member("far")]);
    const cookie = await (clients[0] as Client).cookie();
    const origin = await other.listen();
    // Heartbeats check a fifteenth of the streams each second: this one's turn comes later than 2 s.
    for (let earlier = 0; earlier < 6; earlier += 1) (await listenTo(origin, params.id, { cookie })).cut();
    const stream = await listenTo(origin, params.id, { cookie });
    await disable("far");
    running.clock.advance(OUT_WITHIN_MS);
    await ended(stream);
    await other.close();
  });

  test("stays out when the provider does not respond, and a repeated call completes it", async () => {
    const { clients, params } = await running.sessionWith([member("half")]);
    const calls: boolean[] = [];
    const accounts = {
      ...server.deps.accounts,
      setDisabled: async (_who: string, isDisabled: boolean) => {
        calls.push(isDisabled);
        if (calls.length === 1) throw new Error("the provider is away");
      },
    } as NonNullable<TestServer["deps"]["accounts"]>;
    const call = () => setPersonActive({ ...server.deps, accounts }, "platform-admin", "half", false);
    await expect(call()).rejects.toThrow("away");
    expect(await statusOf(clients[0] as Client, params.id)).toBe(401);
    await call();
    expect(calls).toEqual([true, true]);
  });

  test("is not signed in by a sign-in that ended at the same moment", async () => {
    const { params } = await running.sessionWith([member("late")]);
    await disable("late");
    expect(await statusOf(clientOf(server.app, server.deps, "late"), params.id)).toBe(401);
  });

  test("must exist", async () => {
    await expect(disable("nobody")).rejects.toMatchObject({ code: "user_not_found" });
  });
});

test("disabling Ben's account revokes the practice partner's key and closes its stream (AS-6.3)", async () => {
  const key = "made-by-the-launcher-for-this-start-and-kept-nowhere";
  const demo = await createTestServer({
    handlers: users,
    config: { practicePartnerKey: key },
    demonstrate: createDemonstration,
  });
  await loadDemo(demo.deps);
  const bearer = { authorization: `Bearer ${key}` };
  const stream = await openSse(`${await demo.listen()}/api/v1/sse/?global=1`, bearer);
  await stream.until(({ event }) => event === "connection.established");
  const me = async () => (await demo.anonymous().call(getMe, {}, bearer)).status;
  expect(await me()).toBe(200);
  await setPersonActive(demo.deps, "platform-admin", demoId("ben"), false);
  await ended(stream);
  expect(await me()).toBe(401);
  await setPersonActive(demo.deps, "platform-admin", demoId("ben"), true);
  expect(await me()).toBe(200);
  await demo.close();
});
